/** Lets whoever asks for the same thing while it is being made wait for it, instead of making it again. */
export class Together<T> {
  readonly #making = new Map<string, Promise<T>>()

  make(key: string, make: () => Promise<T>): Promise<T> {
    const before = this.#making.get(key)
    if (before) return before
    const made = make().finally(() => this.#making.delete(key))
    this.#making.set(key, made)
    return made
  }
}
