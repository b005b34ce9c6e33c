/**
 * Every feature, in the order in which they stand on each other: one imports only from those before it. What each of
 * them is stands in its own folder: `server/<noun>.server.ts`, `ui/<noun>.screens.ts`, `ui/<noun>.admin.ts`.
 */
export const NOUNS = [
  /** Who people are: signing in, sessions, confirmation, profile. */
  'accounts',
  /** The second factor and the direct way into the administration. */
  'security',
  /** Administrators, moderators and registered users, as they are managed. */
  'people',
  /** Views, clicks and searches, counted without knowing who. */
  'counters',
  /** What an administrator sets for the whole site. */
  'settings',
  /** Scripts of others, after consent. */
  'analytics',
  /** Trades that tools stand in. */
  'categories',
  /** Spreadsheets: upload, mapping, dry run, import, undo. */
  'imports',
  /** Every picture that Kitly keeps: what it shows, where it comes from and where it is used. */
  'media',
  /** What is known of a tool, each fact with its source and date, and what its plans cost. */
  'facts',
  /** The directory: lists, search box, a tool’s page, its form and files. */
  'tools',
  /** Up to five tools side by side, and pages of pairs. */
  'compare',
  /** Ratings and texts of visitors, their moderation and files. */
  'reviews',
  /** The link checker and what it found. */
  'links',
  /** What tools' own sites offer as their face, and what editors take of it. */
  'pictures',
  /** Sets of five tools for a job. */
  'bundles',
  /** The Magic Kit Builder: planner, saved and shared kits. */
  'kits',
  /** What members put aside. */
  'saved',
  /** Articles, their editor and their versions. */
  'blog',
  /** Messages to the site and their answers. */
  'contact',
  /** Tools that visitors suggest. */
  'submissions',
  /** Errors that readers report in facts, and what was put right. */
  'corrections',
  /** What editors should look at again: facts whose time is over, sources that changed or are gone. */
  'checks',
  /** How lists are ordered: the public page of it, and its weights. */
  'ordering',
  /** Vendors who have shown that a tool is theirs: what they propose as facts, and answer to reviews. */
  'claims',
  /** Help, privacy, terms. */
  'pages',
  /** The first page. */
  'home',
  /** The first page of the administration. */
  'dashboard',
  /** What was changed by whom, and the bin. */
  'log',
  /** Sitemap, feeds, robots, pictures of links. */
  'seo',
  /** The reference of the API, and what else belongs to no noun. */
  'site',
] as const
