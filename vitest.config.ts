import { defineConfig } from 'vitest/config'
import small from './scripts/lib/small.json' with { type: 'json' }
import { filesOnDatabases } from './test/on-databases.ts'

const isOnPostgres = Boolean(process.env.DATABASE_URL)

export default defineConfig({
  plugins: [
    {
      name: 'list-modules-anew',
      // What lists files is another module when a file comes, though its own text is the same.
      configureVitest: ({ experimental_defineCacheKeyGenerator: keyOf }) =>
        keyOf(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined)),
    },
  ],
  test: {
    // What meets no database is tested once, on SQLite.
    include: isOnPostgres ? filesOnDatabases() : ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    passWithNoTests: isOnPostgres,
    // What was translated for one engine, or in the run before, is not translated again.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    globalSetup: ['test/postgres.ts'],
    setupFiles: ['test/setup.ts'],
    environment: 'node',
    // Files of one worker share the loaded modules: they keep no state of a test.
    isolate: false,
    // Node 24 ended a process of tests now and then, in compiling anew what WebAssembly calls (decision 156).
    execArgv: small.flags.filter((flag) => flag.startsWith('--wasm')),
    // On two cores one of them would have nothing to do.
    maxWorkers: '100%',
    // These end what hangs. A slow machine, or a busy one, is no failure.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
  },
})
