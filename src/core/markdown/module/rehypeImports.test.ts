import { expect, test } from 'vitest'
import { compileMarkdown } from '../renderMarkdown.fixture.ts'

test.each([
  ['@site/src/x.tsx', '../src/x.tsx'],
  ['@site/static/x.svg', '../static/x.svg'],
  ['./x.tsx', './x.tsx'],
  ['zod', 'zod']
])('the import of %s becomes %s', async (written, expected) => {
  const code = await compileMarkdown(`import X from '${written}'\n\n<X />`)
  expect(code).toContain(`import X from "${expected}"`)
})

test('an import inside an element is available on the whole page', async () => {
  const code = await compileMarkdown(
    "<details>\n\nimport X from './x.tsx'\n\n</details>\n\n<X />"
  )
  expect(code).toMatch(/^import X from "\.\/x\.tsx"/m)
})

test('a component of the site is imported where it is used', async () => {
  const components = new Map([['Kit', '@site/Kit.tsx']])
  const code = await compileMarkdown('<Kit />', { setup: { components } })
  expect(code).toContain('import Kit from "../Kit.tsx"')
  expect(
    await compileMarkdown('Text', { setup: { components } })
  ).not.toContain('Kit')
})
