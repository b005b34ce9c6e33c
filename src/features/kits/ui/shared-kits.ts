import { browserStore } from '../../../ui/browser-store.ts'

/** A kit that was shared from this browser; the secret withdraws it. */
export interface OwnShare {
  token: string
  secret: string
}

function readShares(stored: unknown): OwnShare[] {
  if (!Array.isArray(stored)) return []
  return stored.filter((s) => typeof s?.token === 'string' && typeof s.secret === 'string')
}

/** The kits that this browser has shared: who has no account proves in this way that they are theirs. */
export const ownShares = browserStore<OwnShare[]>('shared-kits', [], readShares)

export const addShare = (share: OwnShare) => ownShares.set([...ownShares.get(), share])
export const removeShare = (token: string) => ownShares.set(ownShares.get().filter((s) => s.token !== token))
