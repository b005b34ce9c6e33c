import type { Generated } from 'kysely'

interface AdminUsersTable {
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

declare module '../../../kernel/data/schema.ts' {
  interface Schema {
    admin_users: AdminUsersTable
  }
}
