import type { Tx } from '../../../kernel/data/database.ts'
import { AppError } from '../../../shared/errors.ts'
import { selectActiveAdministrators } from './access.queries.ts'

const LAST = 'The last active administrator must keep role, address and account'

/**
 * Asked by everything that ends an administrator, in the transaction that does it, under the lock of content: of two
 * who go at once, one stays. Whoever has asked for the end of their account no longer counts. Throws `conflict`.
 */
export async function refuseLast(tx: Tx, userId: string, field?: string): Promise<void> {
  const administrators = await selectActiveAdministrators(tx)
  if (!administrators.some(({ id }) => id === userId)) return
  const others = administrators.filter(({ id, delete_after }) => id !== userId && delete_after === null)
  if (others.length === 0) throw new AppError('conflict', LAST, field ? { [field]: LAST } : undefined)
}
