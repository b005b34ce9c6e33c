import { Worker } from 'node:worker_threads'
import { AppError } from '../../../shared/errors.ts'
import type { OgCard } from '../../../shared/og-image.ts'
import type { OgJob, OgResult } from './og-image.worker.ts'

/** Pictures that may wait to be drawn; who comes after that is asked to come again. */
const WAITING_MAX = 100
/** The thread ends after this long without work, and gives its memory back. */
const IDLE_MS = 300_000
/** A picture that takes so long never comes: the thread is given up, and the next picture starts another. */
const STUCK_MS = 10_000

interface Waiting {
  resolve(png: Buffer): void
  reject(error: Error): void
}

/** Draws pictures in a thread that starts with the first of them. */
export class OgRenderer {
  #worker: Worker | null = null
  #waiting = new Map<number, Waiting>()
  #next = 0
  #timer: NodeJS.Timeout | undefined

  /** The PNG of a card. Throws `unavailable` when too many wait already. */
  draw(card: OgCard): Promise<Buffer> {
    if (this.#waiting.size >= WAITING_MAX) {
      throw new AppError('unavailable', 'Too many pictures are being drawn. Please try again in a moment.')
    }
    this.#worker ??= this.#start()
    const id = this.#next++
    const png = new Promise<Buffer>((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
    this.#worker.postMessage({ id, card } satisfies OgJob)
    if (this.#waiting.size === 1) this.#watch()
    return png
  }

  async close(): Promise<void> {
    const worker = this.#worker
    this.#giveUp(new Error('The program is ending'))
    await worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./og-image.worker.ts', import.meta.url), {
      // The letters' outlines and one picture at a time.
      resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 },
    })
    // It must not keep a program alive that has nothing else to do.
    worker.unref()
    worker.on('message', (result: OgResult) => {
      const waiting = this.#waiting.get(result.id)
      this.#waiting.delete(result.id)
      if ('png' in result) waiting?.resolve(Buffer.from(result.png.buffer))
      else waiting?.reject(new Error(`The picture was not drawn: ${result.error}`))
      this.#watch()
    })
    worker.on('error', (error) => this.#worker === worker && this.#giveUp(error))
    worker.on('exit', () => this.#worker === worker && this.#giveUp(new Error('The thread has ended')))
    return worker
  }

  #watch() {
    clearTimeout(this.#timer)
    const isIdle = this.#waiting.size === 0
    const end = () => {
      const worker = this.#worker
      this.#giveUp(new Error('The picture took too long'))
      void worker?.terminate()
    }
    this.#timer = setTimeout(end, isIdle ? IDLE_MS : STUCK_MS).unref()
  }

  #giveUp(reason: Error) {
    clearTimeout(this.#timer)
    this.#worker = null
    for (const { reject } of this.#waiting.values()) reject(reason)
    this.#waiting.clear()
  }
}
