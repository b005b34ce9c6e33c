import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    globalSetup: ['test/postgres.ts'],
    setupFiles: ['test/setup.ts'],
    environment: 'node',
    // Files of one worker share the loaded modules: they keep no state of a test.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
