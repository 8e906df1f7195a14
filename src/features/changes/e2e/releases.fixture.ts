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

/** A site with each state of the docs recorded as a release. */
async function record(states: readonly ContentFiles[]): Promise<SiteSource> {
  let recorded: ContentFiles = {}
  let content = ''
  for (const [index, docs] of states.entries()) {
    const files = { ...docs, 'site.ts': printSite(`1.${index}`) }
    // Recording changes the folder, so no other test may share it.
    const run = { 'static/run.txt': randomUUID() }
    const draft = await writeContent({ ...files, ...recorded, ...run })
    const options = ['--out', `${draft}-out`, '--add-release']
    const { code, output } = await runBuildCommand(draft, options)
    if (code !== 0 || output.includes('warning')) throw new Error(output)
    const text = await readFile(path.join(draft, 'changes.lock'), 'utf8')
    recorded = { 'changes.lock': text }
    content = await writeContent({ ...files, ...recorded })
  }
  return { content, options: [] }
}

let releases: Promise<readonly [SiteSource, SiteSource]> | undefined

/** The first release of the site, and the second one. */
export function getReleases() {
  releases ??= Promise.all([record([first]), record([first, second])])
  return releases
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
