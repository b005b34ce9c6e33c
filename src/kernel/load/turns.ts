/**
 * Lets long work begin one piece in each turn of the event loop: what can be answered at once, and has come meanwhile,
 * goes before the next piece.
 */
export class Turns {
  readonly #waiting: (() => void)[] = []

  /** Resolves when it is one's turn, in the order of asking. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      if (this.#waiting.length === 1) this.#giveLater()
    })
  }

  #giveLater(): void {
    setImmediate(() => {
      this.#waiting.shift()!()
      if (this.#waiting.length > 0) this.#giveLater()
    })
  }
}
