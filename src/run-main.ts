/** Runs a main program. When it fails it says why in a sentence, and ends so that whoever has started it knows. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: Error) => {
    console.error(`Kitly did not start: ${error.message}`)
    if (process.env.KITLY_LOG === 'debug') console.error(error)
    process.exit(1)
  })
}
