import type { RegisteredUser } from '../people.contract.ts'

export const ROLE_LABELS: Record<RegisteredUser['user_role'], string> = {
  user: 'User',
  admin: 'Admin',
  moderator: 'Moderator',
}
