import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    globalSetup: ['test/postgres.ts'],
    setupFiles: ['test/setup.ts'],
    environment: 'node',
    // Files of one worker share the loaded modules: they keep no state of a test.
    isolate: false,
    // These end what hangs. A slow machine, or a busy one, is no failure.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 15_000 } },
    // As in the browser: on a loaded machine one slow moment must not hide what the rest says. Reported at the end.
    retry: process.env.CI ? 1 : 0,
  },
})
