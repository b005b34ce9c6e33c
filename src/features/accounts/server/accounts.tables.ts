import type { Generated, GeneratedAlways } from 'kysely'

interface UsersTable {
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

interface ProfilesTable {
  user_id: string
  mobile_number: string | null
  date_of_birth: string | null
  location: string | null
  bio: string | null
  profile_image_url: string | null
  updated_at: string
}

interface SessionsTable {
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
interface SecondFactorsTable {
  user_id: string
  secret: string
  recovery_hashes: string
  confirmed_at: string | null
  /** The last time step whose code was used: a code is good once. */
  last_step: Generated<number>
  created_at: string
}

interface AccountsTable {
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

interface VerificationsTable {
  id: string
  identifier: string
  value: string
  expires_at: string
  created_at: string
  updated_at: string
}

declare module '../../../kernel/data/schema.ts' {
  interface Schema {
    users: UsersTable
    user_profiles: ProfilesTable
    sessions: SessionsTable
    second_factors: SecondFactorsTable
    accounts: AccountsTable
    verifications: VerificationsTable
  }
}

declare module '../../../shared/record-names.ts' {
  interface Entities {
    user: 'entry'
    admin_user: 'entry'
    second_factor: 'entry'
    direct_access: 'entry'
  }
}
