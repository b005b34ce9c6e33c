import type { ToolsTable } from '../../features/tools/server/tools.tables.ts'
import type { Generated, GeneratedAlways } from 'kysely'

/**
 * Every table, as rows are stored: booleans 0/1, times ISO-8601 UTC text, lists and objects JSON text.
 * `deleted_at` set means the row is in the bin. `version` counts changes, for edits that must not overwrite
 * each other silently.
 */
export interface Content {
  id: Generated<number>
  created_at: string
  updated_at: string
  deleted_at: string | null
  version: Generated<number>
}

export interface CategoriesTable extends Content {
  name: string
  slug: string
  description: string
  icon: string
  tags: string
}

export interface TutorialsTable extends Content {
  tool_id: number
  title: string
  description: string
  difficulty_level: string | null
  duration_minutes: number | null
  video_url: string | null
  pdf_url: string | null
  position: Generated<number>
}

export interface ReviewsTable extends Content {
  tool_id: number
  user_id: string | null
  user_name: string
  user_email: string | null
  rating: number
  title: string | null
  content: string
  use_case: string | null
  is_verified: Generated<number>
  status: string
  reply: string | null
  replied_at: string | null
  /** Reports of readers that nobody has dealt with. */
  report_count: Generated<number>
}

export interface ReviewReportsTable {
  id: Generated<number>
  review_id: number
  reason: string
  created_at: string
}

export interface BundlesTable extends Content {
  name: string
  slug: string
  icon: string
  summary: string
  description: string
  tags: string
  use_case_guidance: string | null
  downloadable_resource: string | null
  status: string
  popularity: Generated<number>
}

export interface BundleToolsTable {
  bundle_id: number
  tool_id: number
  position: number
  why: string | null
}

export interface BlogPostsTable extends Content {
  title: string
  slug: string
  excerpt: string
  content: string
  cover_image_url: string | null
  video_url: string | null
  author_name: string
  author_avatar_url: string | null
  reading_time_minutes: number
  tags: string
  seo_title: string | null
  seo_description: string | null
  section_separators: string | null
  is_published: number
  published_at: string | null
}

export interface BlogCategoriesTable extends Content {
  name: string
  slug: string
  icon: string
  color: string
}

export interface BlogPostCategoriesTable {
  post_id: number
  category_id: number
}

export interface BlogPostToolsTable {
  post_id: number
  tool_id: number
  position: number
}

/** What was being written, kept by itself; several rows of one key are its versions. Null `closed_at`: not saved yet. */
export interface BlogDraftsTable {
  id: Generated<number>
  draft_key: string
  user_id: string
  post_id: number | null
  /** The version of the post that it began with. */
  base_version: number | null
  title: string
  words: number
  data: string
  created_at: string
  updated_at: string
  closed_at: string | null
}

export interface UsersTable {
  id: string
  name: string
  email: string
  email_verified: Generated<number>
  image: string | null
  user_role: Generated<string>
  is_active: Generated<number>
  company_name: string | null
  google_user_data: string | null
  last_login_at: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
  /** From then on the account is deleted for good, because its owner asked for that. */
  delete_after: string | null
  search_key: GeneratedAlways<string>
}

export interface ProfilesTable {
  user_id: string
  mobile_number: string | null
  date_of_birth: string | null
  location: string | null
  bio: string | null
  profile_image_url: string | null
  updated_at: string
}

export interface SessionsTable {
  id: string
  user_id: string
  token: string
  expires_at: string
  ip_address: string | null
  user_agent: string | null
  created_at: string
  updated_at: string
  /** When the second factor was shown in this session; null where it was not. */
  second_factor_at: string | null
  /** When it was last shown whose session it is; null where that was at its start. */
  confirmed_at: string | null
  /** To the minute, for administrators alone: their sessions end when nobody uses them. */
  used_at: string | null
}

/** Authenticator apps of administrators. The secret is encrypted; `confirmed_at` null while it is being set up. */
export interface SecondFactorsTable {
  user_id: string
  secret: string
  recovery_hashes: string
  confirmed_at: string | null
  /** The last time step whose code was used: a code is good once. */
  last_step: Generated<number>
  created_at: string
}

export interface AccountsTable {
  id: string
  user_id: string
  account_id: string
  provider_id: string
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: string | null
  refresh_token_expires_at: string | null
  scope: string | null
  password: string | null
  created_at: string
  updated_at: string
}

export interface VerificationsTable {
  id: string
  identifier: string
  value: string
  expires_at: string
  created_at: string
  updated_at: string
}

/** Attempts in windows of time, for limits that all processes share; times in milliseconds since 1970. */
export interface RateLimitsTable {
  key: string
  points: number
  expires_at: number
  /** No attempt is let through before, in milliseconds since 1970. */
  wait_until: Generated<number>
}

export interface SavedToolsTable {
  user_id: string
  tool_id: number
  folder: string | null
  note: string | null
  created_at: string
}

export interface SavedBundlesTable {
  user_id: string
  bundle_id: number
  created_at: string
}

export interface SavedKitsTable {
  id: string
  user_id: string
  name: string
  description: string
  prompt: string
  preferences: string
  items: string
  /** The jobs as their maker left them, JSON; null in rows from before they were kept. */
  jobs: string | null
  share_token_hash: string | null
  /** Grows with each change of what the kit says. */
  version: Generated<number>
  created_at: string
  updated_at: string
  deleted_at: string | null
}

/** Kits that can be read by whoever has the link; token and secret are kept as hashes. */
export interface SharedKitsTable {
  id: string
  token_hash: string
  /** Proves who may withdraw it: a secret that only the browser has that shared it. */
  secret_hash: string
  /** Who shared it while signed in; null for everybody else. */
  user_id: string | null
  name: string
  description: string
  prompt: string
  preferences: string
  items: string
  jobs: string | null
  created_at: string
}

export interface ContactInquiriesTable {
  id: Generated<number>
  reference: string
  email: string
  mobile: string | null
  query_type: string
  message: string
  status: Generated<string>
  admin_notes: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
  version: Generated<number>
  search_key: GeneratedAlways<string>
}

export interface InquiryAnswersTable {
  id: Generated<number>
  inquiry_id: number
  message: string
  actor_name: string
  created_at: string
}

export interface SubmissionsTable {
  id: Generated<number>
  name: string
  /** Name and address in the form in which two of them are the same; see submission-keys.ts. */
  name_key: Generated<string>
  address_key: Generated<string>
  website_url: string
  email: string
  data: string
  status: Generated<string>
  reason: string | null
  tool_id: number | null
  created_at: string
  updated_at: string
  version: Generated<number>
  search_key: GeneratedAlways<string>
}

export interface SiteSettingsTable {
  key: string
  value: string
  updated_at: string
}

export interface AdminUsersTable {
  id: Generated<number>
  email: string
  name: string | null
  is_active: Generated<number>
  created_at: string
  updated_at: string
  /** The account that has answered the invitation: it alone has the rights. */
  user_id: string | null
  /** The owner of the server has named the address: whoever has it, verified, has the rights. */
  by_owner: Generated<number>
}

export interface ChangesTable {
  id: Generated<number>
  at: string
  /** The person's id, or null for visitors and for Kitly itself. */
  actor_id: string | null
  actor_name: string
  action: string
  entity: string
  entity_id: string
  /** The record before and after, as JSON; null where there was or is none. */
  before: string | null
  after: string | null
  /** Changes made together (one import, one bulk action) carry one batch, so that they can be undone together. */
  batch: string | null
  /** The version that the record has after it; null where it has none. */
  version: Generated<number | null>
  /** What the record was called, in lower case. */
  name_key: Generated<string | null>
}

export interface DailyCountersTable {
  day: string
  kind: string
  subject: string
  count: number
}

export interface SlugRedirectsTable {
  entity: string
  slug: string
  entity_id: number
}

/** Mail to be sent: due at `due_at`, null once it is sent or given up. Bodies are emptied when sent. */
export interface MailOutboxTable {
  id: Generated<number>
  recipient: string
  reply_to: string | null
  subject: string
  text: string
  html: string
  attempts: Generated<number>
  due_at: string | null
  sent_at: string | null
  last_error: string | null
  created_at: string
}

export interface ImportsTable {
  id: string
  kind: string
  file_name: string
  status: string
  /** 1 while it changes the catalogue, else null; unique. */
  writing: number | null
  actor_id: string | null
  actor_name: string
  /** Columns, mapping, choices, counts: one JSON object. */
  data: string
  created_at: string
  updated_at: string
  finished_at: string | null
}

export interface ImportRowsTable {
  import_id: string
  row: number
  name: string
  outcome: string
  reason: string | null
  /** The cells of a refused row as they stand in the file, JSON. */
  cells: string | null
}

/** What the last visit of a tool's address has found. */
export interface LinkChecksTable {
  /** The tool's. */
  id: number
  url: string
  /** The outcome, or 'ignored' where an administrator does not want to hear of it. */
  state: string
  outcome: string
  failure: string | null
  http_status: number | null
  code: string | null
  moved_to: string | null
  checked_at: string
  /** When this was found first, and how often in a row. */
  since: string
  times: number
  /** 1 while somebody waits for another visit. */
  is_asked: Generated<number>
}

/** How far the link checker is: one row, with the id 1. */
export interface LinkCheckRunTable {
  id: number
  /** The process that is at work, and until when it may be taken to be. */
  holder: string | null
  held_until: string | null
  /** Set while everything that was visited before is to be visited again. */
  requested_at: string | null
  /** Set while somebody wants it to rest. */
  stopped_at: string | null
  stopped_by: string | null
  started_at: string | null
  ended_at: string | null
  total: Generated<number>
  done: Generated<number>
  /** 1 when it ended because nothing could be reached. */
  is_offline: Generated<number>
}

/** A part of a file that people have sent, on PostgreSQL without a bucket. */
export interface FilePartsTable {
  key: string
  /** From 0. */
  part: number
  /** Base64. */
  content: string
  created_at: string
}

export interface Schema {
  categories: CategoriesTable
  tools: ToolsTable
  tutorials: TutorialsTable
  reviews: ReviewsTable
  review_reports: ReviewReportsTable
  bundles: BundlesTable
  bundle_tools: BundleToolsTable
  blog_posts: BlogPostsTable
  blog_categories: BlogCategoriesTable
  blog_post_categories: BlogPostCategoriesTable
  blog_post_tools: BlogPostToolsTable
  blog_drafts: BlogDraftsTable
  users: UsersTable
  user_profiles: ProfilesTable
  sessions: SessionsTable
  second_factors: SecondFactorsTable
  accounts: AccountsTable
  verifications: VerificationsTable
  rate_limits: RateLimitsTable
  saved_tools: SavedToolsTable
  saved_bundles: SavedBundlesTable
  saved_kits: SavedKitsTable
  shared_kits: SharedKitsTable
  contact_inquiries: ContactInquiriesTable
  inquiry_answers: InquiryAnswersTable
  submissions: SubmissionsTable
  site_settings: SiteSettingsTable
  admin_users: AdminUsersTable
  changes: ChangesTable
  daily_counters: DailyCountersTable
  slug_redirects: SlugRedirectsTable
  imports: ImportsTable
  import_rows: ImportRowsTable
  link_checks: LinkChecksTable
  link_check_run: LinkCheckRunTable
  mail_outbox: MailOutboxTable
  file_parts: FilePartsTable
}
