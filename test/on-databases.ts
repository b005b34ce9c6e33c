import { importsOf, listFiles, readSource } from './sources.ts'

export const TEST_FILE = /\.test\.tsx?$/
/** What a test, or a tool of tests, has in it that asks which engine there is. */
const ASKS = /\b(DATABASE|POSTGRES)_URL\b/

/** The test files that meet a database, by themselves or through their tools. The others say the same on each engine. */
export function filesOnDatabases(): string[] {
  const files = new Set([...listFiles('src'), ...listFiles('test')])
  const meets = (file: string, seen: Set<string>): boolean => {
    seen.add(file)
    if ((file.startsWith('test/') || TEST_FILE.test(file)) && ASKS.test(readSource(file))) return true
    return importsOf(file)
      .filter(({ to, isType }) => !isType && files.has(to) && !seen.has(to))
      .some(({ to }) => meets(to, seen))
  }
  return [...files].filter((file) => TEST_FILE.test(file) && meets(file, new Set()))
}
