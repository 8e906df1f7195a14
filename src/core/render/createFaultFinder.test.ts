import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runBuildCommand } from '../runBuild.fixture.ts'
import { writeFiles } from '../writeFiles.fixture.ts'

let root = ''
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fault-'))
  writeFiles(path.join(root, 'content'), {
    'site.ts':
      "export default { title: 'A', url: 'https://a.example', features: { './terms/index.ts': true } }\n",
    'docs/a.md': '# A\n',
    'docs/b.md': '# B\n',
    'docs/c.mdx': '# C\n\n<Term />\n',
    'terms/index.ts': `export default {
  name: 'terms',
  client: { module: 'client.tsx', pages: { words: 'WordsPage.tsx' } },
  components: { Term: { attributes: [], module: 'Term.tsx' } },
  routes: (_: unknown, planned: readonly object[]) => [
    ...planned,
    {
      route: { kind: 'terms', pathname: '/terms', title: 'Terms', isUnlisted: false, rootClasses: [] },
      contents: []
    },
    {
      route: { kind: 'words', pathname: '/words', title: 'Words', isUnlisted: false, rootClasses: [] },
      contents: []
    }
  ]
}
`,
    'terms/WordsPage.tsx': `import { fail } from './fail.ts'

export default function WordsPage() {
  return <h1>{fail('No words.')}</h1>
}
`,
    'terms/client.tsx': `import { usePage } from 'toolbox-docs/client'
import { fail } from './fail.ts'

const Heading = () => fail('No heading.')

export default {
  slots: { beforeDoc: () => usePage().page.route.title === 'C' ? null : fail('No slot.') },
  pages: { terms: () => <h1><Heading /></h1> }
}
`,
    'terms/Term.tsx': `import { fail } from './fail.ts'

export function Term() {
  return <i>{fail('No term.')}</i>
}
`,
    'terms/fail.ts': `export function fail(reason: string): string {
  throw new Error(reason)
}
`
  })
})
afterAll(() => rmSync(root, { recursive: true }))

test("errors of a site's own feature name the feature, its part and the place", async () => {
  const { code, errors } = await runBuildCommand(root)
  expect(code).toBe(1)
  const place = 'error: terms/fail.ts:2:9: The'
  expect(errors).toContain(
    `${place} slot "beforeDoc" of the feature "terms" throws an error: No slot.`
  )
  expect(errors).toContain(
    `${place} component <Heading> of the feature "terms" throws an error: No heading.`
  )
  expect(errors).toContain(
    `${place} component <Term> of the feature "terms" throws an error: No term.`
  )
  expect(errors).toContain(
    `${place} page kind "words" of the feature "terms" throws an error: No words.`
  )
  // Two docs show the slot.
  expect(errors).toContain('\n4 errors; nothing was written.')
})

test('so does an error while its client half loads', async () => {
  writeFiles(path.join(root, 'content/terms'), {
    'fail.ts': "export const fail = String\nlocalStorage.getItem('terms')\n"
  })
  const { code, errors } = await runBuildCommand(root)
  expect({ code, errors }).toEqual({
    code: 1,
    errors: expect.stringMatching(
      /^error: terms\/fail\.ts:2:1: The client half of the feature "terms" throws an error while it loads: localStorage is not defined\n/
    )
  })
})

test('a circular import that keeps a client half from loading is named', async () => {
  writeFiles(path.join(root, 'content/terms'), {
    'fail.ts': 'export const fail = String\n',
    'client.tsx':
      "import { list } from './list.ts'\nexport const words = { title: 'Words' }\nexport default { slots: { afterDoc: () => <p>{list}</p> } }\n",
    'list.ts':
      "import { words } from './client.tsx'\nexport const list = words.title.trim()\n"
  })
  const { code, errors } = await runBuildCommand(root)
  expect({ code, errors }).toEqual({
    code: 1,
    errors: expect.stringMatching(
      /^error: terms\/list\.ts:2:\d+: The client half of the feature "terms" throws an error while it loads: Cannot access .* before initialization\. The imports are circular: terms\/list\.ts → terms\/client\.tsx → terms\/list\.ts\.\n {2}While these modules load/
    )
  })
})
