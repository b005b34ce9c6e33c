import { LRUCache } from 'lru-cache'
import { type OgCard, ogPath, ogVersion } from '../../../shared/og-image.ts'

interface Kept {
  version: string
  png: Buffer
}

/** Bytes of pictures that are kept: some hundred of them. */
const KEPT_BYTES = 16 * 1024 * 1024

/**
 * Pictures ready to be sent: drawn once for each version of what they show, however many ask at the same moment.
 * Bounded by bytes, the least recently used go first.
 */
export class OgImages {
  readonly #kept: LRUCache<string, Kept>
  #making = new Map<string, Promise<Buffer>>()
  readonly #draw: (card: OgCard) => Promise<Buffer>

  constructor(draw: (card: OgCard) => Promise<Buffer>, maxBytes = KEPT_BYTES) {
    this.#draw = draw
    this.#kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ png }) => png.length })
  }

  get bytes() {
    return this.#kept.calculatedSize
  }

  /** The PNG of a card. Throws what drawing it throws; a failure is not kept. */
  async get(card: OgCard): Promise<Buffer> {
    const [path, version] = [ogPath(card), ogVersion(card)]
    const kept = this.#kept.get(path)
    if (kept?.version === version) return kept.png
    const name = `${path}?v=${version}`
    const made = this.#making.get(name)
    if (made) return await made
    const making = this.#draw(card)
    this.#making.set(name, making)
    try {
      const png = await making
      this.#kept.set(path, { version, png })
      return png
    } finally {
      this.#making.delete(name)
    }
  }
}
