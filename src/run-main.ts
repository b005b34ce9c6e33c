/** Runs a main program. When it fails it says why in a sentence, and ends so that whoever has started it knows. */
export function runMain(main: () => Promise<void>): void {
  // What waits for a part of itself leaves Node with nothing to do, which would end without a word, and as if all were well.
  const sayNothingIsLeft = () => {
    console.error('Kitly did not start: it waits for something that does not come')
    process.exit(1)
  }
  process.once('beforeExit', sayNothingIsLeft)
  main().then(
    () => process.off('beforeExit', sayNothingIsLeft),
    (error: Error) => {
      console.error(`Kitly did not start: ${error.message}`)
      if (process.env.KITLY_LOG === 'debug') console.error(error)
      process.exit(1)
    },
  )
}
