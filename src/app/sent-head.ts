/** Whether the page is still the one that the server has sent. */
let isSent = !import.meta.env.SSR

export const isFirstPage = (): boolean => isSent

/** From now on pages say themselves what stands in the head. */
export const headIsShown = (): void => {
  isSent = false
}

/**
 * What a page says of itself, which is not asked of the page that the server has sent: it has been said. Without a line the
 * head stays as it is.
 */
export const headOf =
  <Input>(read: (input: Input) => Promise<object>) =>
  async (input: Input): Promise<object> => {
    if (import.meta.env.SSR) return await read(input)
    return isSent ? {} : await read(input).catch(() => ({}))
  }
