import type { SecretAddress } from './kernel/http/addresses.ts'

/** Who reads logs must not be able to sign in with a code, nor to open a kit that was shared with somebody else. */
export const SECRET_ADDRESSES: readonly SecretAddress[] = [
  [/^(\/auth\/[^?]*)\?.*/, '$1'],
  [/^(\/(?:api\/kits\/shared|og\/kits|kits)\/)[^/?.]+/, '$1…'],
]
