import { appendFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeInput } from '../../../core/brokenInputs.fixture.ts'
import { runBuildCommand } from '../../../core/runBuild.fixture.ts'

test('a broken link in Markdown that only a component imports has its place, even if the bundle is stored', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'stored-'))
  const content = path.join(root, 'content')
  writeInput(content, {
    'site.ts':
      "export default { title: 'Kit', url: 'https://kit.example', links: { brokenLinks: 'warn' } }\n",
    'docs/live.mdx':
      "import Box from './Box.tsx'\n\n# Live\n\nSee [away](/away).\n\n<Box />\n",
    'docs/Box.tsx': "export { default } from './_part.mdx'\n",
    'docs/_part.mdx': 'Text.\n\nSee [gone](/gone).\n',
    'docs/other.md': '# Other\n'
  })
  const places = ['docs/_part.mdx:3:5', 'docs/live.mdx:5:5']
  const first = await runBuildCommand(root)
  expect(listPlaces(first.errors)).toEqual(places)
  appendFileSync(path.join(content, 'docs/other.md'), '\nText.\n')
  const second = await runBuildCommand(root)
  expect(second.output).toContain('1 changed')
  expect(listPlaces(second.errors)).toEqual(places)
  await rm(root, { recursive: true })
})

function listPlaces(printed: string): readonly string[] {
  return [...printed.matchAll(/^warning: (\S+): The page links to/gm)]
    .map(([, place = '']) => place)
    .sort()
}
