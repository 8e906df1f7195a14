import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findProblems, writeInput } from '../brokenInputs.fixture.ts'
import { type MovedDoc, moveDoc } from './moveDoc.ts'

const files = {
  'site.ts': `export default {
  title: 'Kit',
  url: 'https://kit.example',
  docs: { mainDocId: 'form/started' },
  navbar: { items: [
    { type: 'doc', docId: 'form/started', label: 'form/started' },
    { label: 'Form', to: '/docs/form/started#use' }
  ] },
  redirects: [{ from: '/form', to: '/docs/form/started' }]
}
`,
  'sidebars.ts': `export default {
  form: [
    'start',
    'form/started',
    { type: 'doc', id: 'form/field', label: 'form/started' }
  ]
}
`,
  'docs/form/started.mdx': `---
title: Started
pagination_next: form/field
---

import Part from './_part.mdx'

# Started

See [field](./field.mdx#use), [start](../start.md), [top](/docs/start),
[itself](./started.mdx#use) and [web](https://kit.example).

![Kit](./kit.png)

\`[code](./field.mdx)\`

\`\`\`ts file=./sample.ts
[code](./field.mdx)
\`\`\`

<a href="./field">Field</a> <Part />

[ref]: ./field.mdx
`,
  'docs/form/field.mdx': `---
pagination_prev: form/started
---

# Field

[one](./started.mdx) [two](started.mdx#use) [three](./started)
[four](/docs/form/started) [five](/form/started.mdx) [six](/docs/form/started/?a=1#b)
\`[code](./started.mdx)\`

\`\`\`md
[code](./started.mdx)
\`\`\`
`,
  'docs/form/_part.mdx': '[up](./started.mdx)\n',
  'docs/form/sample.ts': 'export {}\n',
  'docs/form/kit.png': '',
  'blog/2025-01-20-a.md': '# A\n\n[form](../docs/form/started.mdx)\n',
  'urls.lock': '/docs/form/started use\n/docs/start install\n'
}

let root = ''
let moved: MovedDoc
const read = (file: string) => readFile(path.join(root, file), 'utf8')

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'move-'))
  await writeInput(root, files)
  moved = await moveDoc(root, { from: 'form/started', to: 'guides/first' })
})
afterAll(() => rm(root, { recursive: true }))

test('the file is at its new place', async () => {
  expect(moved).toMatchObject({
    from: 'docs/form/started.mdx',
    to: 'docs/guides/first.mdx',
    id: 'guides/first',
    pathname: '/docs/guides/first',
    alias: '/docs/form/started'
  })
  expect(existsSync(path.join(root, 'docs/form/started.mdx'))).toBe(false)
})

test('links from the page lead where they led', async () => {
  expect(await read('docs/guides/first.mdx')).toBe(`---
title: Started
pagination_next: form/field
aliases: [/docs/form/started]
---

import Part from '../form/_part.mdx'

# Started

See [field](../form/field.mdx#use), [start](../start.md), [top](/docs/start),
[itself](./first.mdx#use) and [web](https://kit.example).

![Kit](../form/kit.png)

\`[code](./field.mdx)\`

\`\`\`ts file=../form/sample.ts
[code](./field.mdx)
\`\`\`

<a href="../form/field">Field</a> <Part />

[ref]: ../form/field.mdx
`)
})

test('links to the page keep their form, and code keeps its text', async () => {
  expect(await read('docs/form/field.mdx')).toBe(`---
pagination_prev: guides/first
---

# Field

[one](../guides/first.mdx) [two](../guides/first.mdx#use) [three](../guides/first)
[four](/docs/guides/first) [five](/guides/first.mdx) [six](/docs/guides/first?a=1#b)
\`[code](./started.mdx)\`

\`\`\`md
[code](./started.mdx)
\`\`\`
`)
  expect(await read('docs/form/_part.mdx')).toBe('[up](../guides/first.mdx)\n')
  expect(await read('blog/2025-01-20-a.md')).toContain(
    '[form](../docs/guides/first.mdx)'
  )
})

test('sidebars and site file name the new id, and labels stay', async () => {
  expect(await read('sidebars.ts')).toBe(
    files['sidebars.ts'].replace("    'form/started',", "    'guides/first',")
  )
  expect(await read('site.ts')).toBe(
    files['site.ts']
      .replace("mainDocId: 'form/started'", "mainDocId: 'guides/first'")
      .replace("docId: 'form/started', l", "docId: 'guides/first', l")
      .replaceAll('/docs/form/started', '/docs/guides/first')
  )
})

test('both addresses are published', async () => {
  const lines = (await read('urls.lock')).split('\n')
  expect(lines.filter(line => line.startsWith('/'))).toEqual([
    '/docs/form/started use',
    '/docs/guides/first use',
    '/docs/start install'
  ])
})

test('the site is as sound as before', async () => {
  expect(await findProblems(root)).toEqual([])
})

test.each([
  ['form/startd', 'a', /There is no doc "form\/startd"/],
  ['start', 'form/field', /"docs\/form\/field.mdx" is there already/],
  ['start', '../start', /outside of the docs/],
  ['start', 'form/_start', /would be a partial/],
  ['start', '.start', /would be a partial/],
  ['start', 'a#b', /"docs\/a#b\.md" holds a sign that no address can hold/],
  ['start', '100%', /holds a sign that no address can hold/],
  ['start', 'a?b', /holds a sign that no address can hold/],
  [
    'start',
    'Form/Field',
    /the address \/docs\/Form\/Field, which docs\/form\/field\.mdx has/
  ],
  ['start', 'form/started', /an alias of docs\/guides\/first\.mdx has/]
])('%j can not move to %j', async (from, to, message) => {
  await expect(moveDoc(root, { from, to })).rejects.toThrow(message)
})

test('links to a page whose name has spaces and brackets parse', async () => {
  const there = await moveDoc(root, { from: 'start', to: "my page (it's)" })
  expect(there).toMatchObject({ alias: '/docs/start' })
  expect(await read('docs/guides/first.mdx')).toContain(
    '[start](../my%20page%20%28it%27s%29.md), [top](/docs/my%20page%20%28it%27s%29)'
  )
  await writeInput(root, {
    'docs/start.md': null,
    'docs/angle.md': "# A\n\n[a](<./my page (it's).md#install>)\n"
  })
  const back = await moveDoc(root, { from: "my page (it's)", to: 'start' })
  expect(back.alias).toBeUndefined()
  expect(back.lost).toBe("/docs/my page (it's)")
  expect(await read('docs/angle.md')).toContain('[a](<./start.md#install>)')
  expect(await findProblems(root)).toEqual([])
})

test('a page goes into a folder with its name, and back', async () => {
  const there = await moveDoc(root, { from: 'docs/start.md', to: 'form/' })
  expect(there).toMatchObject({ id: 'form/start', alias: '/docs/start' })
  const back = await moveDoc(root, { from: 'form/start', to: 'start' })
  expect(back).toMatchObject({ id: 'start', alias: '/docs/form/start' })
  expect(await read('docs/start.md')).toMatch(
    /^---\naliases: \[\/docs\/form\/start\]\n---\n\n# Start\n/
  )
  expect(await findProblems(root)).toEqual([])
})

test('a page whose slug is its own keeps its address', async () => {
  await writeInput(root, { 'docs/own.md': '---\nslug: /own\n---\n\n# Own\n' })
  const { alias, pathname } = await moveDoc(root, {
    from: 'own',
    to: 'form/own'
  })
  expect({ alias, pathname }).toEqual({ pathname: '/docs/own' })
})
