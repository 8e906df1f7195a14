import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { runBuildCommand } from '../../../../e2e/support/buildSite.ts'
import type { SiteSource } from '../../../../e2e/support/sites.ts'
import {
  type ContentFiles,
  writeContent
} from '../../../../e2e/support/writeContent.ts'

const filler = 'A paragraph that stays.\n\n'
const stays = [1, 2, 3, 4, 5, 6].map(number => `Text ${number} stays.`)

const first: ContentFiles = {
  'docs/start.md': `# Start\n\nMoves later.\n\nOld words.\n\n${stays.join('\n\n')}\n\n## Use\n\n- An item\n\n\`\`\`ts\nconst a = 1\n\`\`\`\n`,
  'docs/other.md': `# Other\n\n${filler}Old words of other.\n\n${stays.join('\n\n')}\n`,
  'docs/same.md': `# Same\n\n${filler}`,
  'docs/more/_category_.json': '{ "label": "More" }',
  'docs/more/inner.md': `# Inner\n\n${filler}Old words of inner.\n`
}

const second: ContentFiles = {
  ...first,
  'docs/start.md': (first['docs/start.md'] ?? '')
    .replace('Moves later.\n\n', '')
    .replace('Old words', 'New words')
    .replace('An item', 'Another item')
    .replace('a = 1', 'a = 2'),
  'docs/other.md': (first['docs/other.md'] ?? '').replace('Old', 'New'),
  'docs/same.md': `# Same\n\n${filler}Moves later.\n`,
  'docs/more/inner.md': `# Inner\n\n${filler}New words of inner.\n`
}

let releases: Promise<readonly [SiteSource, SiteSource]> | undefined

/** The first release of the site, and the second one. */
export function getReleases() {
  releases ??= recordBoth()
  return releases
}

async function recordBoth(): Promise<readonly [SiteSource, SiteSource]> {
  const before = await record('1.0', first)
  return [await serve(before), await serve(await record('1.1', second, before))]
}

/** Record a state of the docs as a release, after an earlier one. */
async function record(
  name: string,
  docs: ContentFiles,
  { 'changes.lock': lock = '' }: ContentFiles = {}
): Promise<ContentFiles> {
  const files = { ...docs, 'site.ts': printSite(name) }
  // Recording changes the folder, so no other test may share it.
  const run = { 'static/run.txt': randomUUID() }
  const earlier = lock === '' ? {} : { 'changes.lock': lock }
  const draft = await writeContent({ ...files, ...earlier, ...run })
  const options = ['--out', `${draft}-out`, '--add-release']
  const { code, output } = await runBuildCommand(draft, options)
  if (code !== 0 || output.includes('warning')) throw new Error(output)
  const text = await readFile(path.join(draft, 'changes.lock'), 'utf8')
  return { ...files, 'changes.lock': text }
}

async function serve(files: ContentFiles): Promise<SiteSource> {
  return { content: await writeContent(files), options: [] }
}

function printSite(name: string): string {
  return `export default {
  title: 'Kit',
  url: 'https://kit.example',
  navbar: { items: [] },
  changes: { release: '${name}' }
}
`
}
