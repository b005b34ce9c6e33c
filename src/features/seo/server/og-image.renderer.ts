import { BackgroundThread } from '../../../kernel/jobs/background-thread.ts'
import type { OgCard } from '../../../shared/og-image.ts'

export interface OgJob {
  card: OgCard
  /** The file of the picture that is drawn in. */
  cover: Uint8Array | null
}

/** Draws pictures in a thread of its own. */
export class OgRenderer {
  #thread = new BackgroundThread<OgJob, Uint8Array>({
    file: new URL('./og-image.worker.ts', import.meta.url),
    waitingMax: 100,
    busyMessage: 'Too many pictures are being drawn. Please try again in a moment.',
    idleMs: 300_000,
    stuckMs: 10_000,
    // The letters' outlines and one picture at a time.
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 },
  })

  /** The PNG of a card. Throws `unavailable` when too many wait already. */
  async draw(card: OgCard, cover: Uint8Array | null = null): Promise<Buffer> {
    const png = await this.#thread.run({ card, cover })
    return Buffer.from(png.buffer as ArrayBuffer)
  }

  async close(): Promise<void> {
    await this.#thread.close()
  }
}
