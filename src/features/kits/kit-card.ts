import { kitCard } from '../../shared/og-cards.ts'
import type { OgCard } from '../../shared/og-image.ts'
import { pricesOfStored, totalText } from './kit-prices.ts'
import type { StoredKit } from './stored-kits.contract.ts'

/** What the picture of a shared kit shows, for its page as for who draws it. */
export const cardOfKit = (token: string, kit: StoredKit): OgCard =>
  kitCard(token, kit, totalText(pricesOfStored(kit)))
