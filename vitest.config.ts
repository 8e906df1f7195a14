import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { PATIENCE } from './e2e/engines/patience.ts'

/** Far from UTC, so a date that is read in local time is another day. */
process.env.TZ = 'America/Los_Angeles'

/** For every test: a busy machine may be slow, and no timing decides. */
const shared = {
  environment: 'node',
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // Tests keep no state in modules, so files may share a worker's modules.
  // That saves loading the generator 170 times.
  pool: 'threads',
  isolate: false,
  maxWorkers: 2
} as const

export default defineConfig({
  test: {
    projects: [
      {
        resolve: {
          alias: {
            'virtual:features': path.resolve(
              'src/core/client/virtualFeatures.fixture.ts'
            )
          }
        },
        test: {
          ...shared,
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'content/**/*.test.ts',
            'scripts/**/*.test.ts'
          ],
          exclude: ['src/features/*/e2e/**', 'content/examples/**']
        }
      },
      {
        resolve: { alias: aliasExamples() },
        test: {
          ...shared,
          name: 'examples',
          include: ['content/examples/**/*.test.ts'],
          setupFiles: 'content/examples/tasklist/test/setup.ts',
          // These tests replace modules.
          isolate: true
        }
      },
      {
        test: {
          ...shared,
          name: 'conformance',
          include: [
            'e2e/conformance/**/*.test.ts',
            'src/features/*/e2e/*.test.ts'
          ],
          globalSetup: 'e2e/support/globalSetup.ts'
        }
      },
      {
        test: {
          ...shared,
          name: 'package',
          include: ['e2e/package/**/*.test.ts'],
          globalSetup: 'e2e/package/globalSetup.ts'
        }
      },
      createEngineProject('firefox'),
      createEngineProject('webkit')
    ]
  }
})

/**
 * Lead the imports of the tutorial's example to its files, and those of the
 * documented packages to small implementations of their declarations.
 */
function aliasExamples() {
  const examples = path.resolve('content/examples')
  const double = (name: string) => path.join(examples, 'doubles', `${name}.ts`)
  const own = path.join(examples, 'tasklist')
  return [
    { find: /^@toolbox\/(\w+)$/, replacement: double('$1') },
    { find: /^(fastify|jose)$/, replacement: double('$1') },
    { find: '@lingui/core', replacement: double('lingui') },
    { find: 'bun:test', replacement: double('bunTest') },
    { find: 'react-native-permissions', replacement: double('native') },
    { find: /^@app\/api\/(.*)$/, replacement: `${own}/apps/api/src/$1.ts` },
    {
      find: /^@app\/([\w-]+)$/,
      replacement: `${own}/packages/$1/src/index.ts`
    },
    { find: /^@\//, replacement: `${own}/src/` }
  ]
}

/** `e2e/engines/runEngines.ts` runs both at the same time. */
function createEngineProject(name: string) {
  return {
    test: {
      ...shared,
      name,
      include: ['e2e/engines/**/*.test.ts'],
      globalSetup: ['e2e/support/globalSetup.ts', 'e2e/engines/startEngine.ts'],
      // As long as `waitFor` of `e2e/engines/page.ts`.
      expect: { poll: { timeout: PATIENCE } },
      // All tests share the one connection that Firefox accepts.
      maxWorkers: 1,
      sequence: { groupOrder: 1 }
    }
  }
}
