import { expect, test } from 'vitest'
import { isSelfContained } from './isSelfContained.ts'

test.each([
  "import type { SiteConfig } from './config.ts'\nexport default { title: 'A process.env' } satisfies SiteConfig",
  "import { defineConfig } from 'toolbox-docs'\nexport default defineConfig({ title: 'A' })",
  "import { defineConfig, type Feature } from 'toolbox-docs'\nexport default defineConfig({ title: 'A' })",
  "const items = ['a', 'b'].map(name => ({ label: name.toUpperCase(), type: 'doc' }))\nexport default { items } as const",
  "module.exports = { title: String(1), date: 'Date.now()', process: 1 }",
  'function twice<T>({ a, ...rest }: { a: T }, [b = 1]: number[]) { return [a, rest, b] }\nexport default twice({ a: 1 }, [])',
  'exports.docs = { title: undefined }',
  'interface Item { env: string }\nexport type { Item }\nexport default [1]'
])('a module that only its text determines: %j', text => {
  expect(isSelfContained(text)).toBe(true)
})

test.each([
  'const { env } = process\nexport default { title: env.TITLE }',
  "export default { title: process['env'].TITLE }",
  "export default { title: globalThis['process'].env.TITLE }",
  'export default { title: crypto.randomUUID() }',
  'const now = Date\nexport default { title: now.now() }',
  'export default { title: String(new Date()) }',
  'const { random } = Math\nexport default { title: random() }',
  'export default { title: performance.now() }',
  'export default { title: Intl.DateTimeFormat().format() }',
  "export default { title: eval('1') }",
  "export default { title: new Function('return 1')() }",
  "import { a } from './a.ts'\nexport default { title: a }",
  "import { readText } from 'toolbox-docs'\nexport default { title: readText }",
  "import { defineConfig } from './a.ts'\nexport default defineConfig({ title: 'A' })",
  "import all from 'toolbox-docs'\nexport default all",
  "import 'toolbox-docs'\nexport default {}\nDate",
  "export { default } from './a.ts'",
  "export default require('./a.json')",
  "export default module.require('./a.json')",
  "export default await import('./a.ts')",
  'export default import.meta.url',
  'export default { title: this.title }',
  'export default { title: __dirname }',
  '(function () { return arguments })()\nexport default {}',
  'const f = (process: unknown) => process\nexport default { title: process.env.A }',
  'export default {'
])('a module that can depend on something else: %j', text => {
  expect(isSelfContained(text)).toBe(false)
})
