import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    globalSetup: ['test/postgres.ts'],
    setupFiles: ['test/setup.ts'],
    environment: 'node',
    // Files of one worker share the loaded modules: they keep no state of a test.
    isolate: false,
    // On two cores one of them would have nothing to do.
    maxWorkers: '100%',
    // These end what hangs. A slow machine, or a busy one, is no failure.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    // So that one bad moment does not hide what the rest says; the end of the log names what needed it.
    retry: process.env.CI ? 1 : 0,
  },
})
