import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'content/**/*.test.ts'],
    environment: 'node',
    // A machine that is busy may be slow, and no timing decides a test.
    testTimeout: 60_000,
    hookTimeout: 60_000
  }
})
