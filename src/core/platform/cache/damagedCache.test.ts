import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { hasFeatures } from '../../hasFeatures.fixture.ts'
import { runBuildCommand } from '../../runBuild.fixture.ts'
import { writeFiles } from '../../writeFiles.fixture.ts'

/** A site whose builds store every kind of result. */
const content: Readonly<Record<string, string>> = {
  'site.ts':
    "export default { title: 'Kit', url: 'https://example.org', links: { brokenLinks: 'warn' } }\n",
  'docs/intro.md':
    '---\nsidebar_position: 1\n---\n\n# Intro\n\nA [page](./code.md), and [another](./box.mdx).\n',
  'docs/code.md': '# Code\n\n```ts\nconst a = 1\n```\n\n![Box](./box.svg)\n',
  'docs/box.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
  'docs/diagram.md': '# Diagram\n\n```mermaid\nflowchart LR\n  A --> B\n```\n',
  'docs/box.mdx': "import Box from './Box.tsx'\n\n# Box\n\n<Box />\n",
  'docs/Box.tsx': 'export default function Box() {\n  return <b>box</b>\n}\n',
  'docs/lost.md': '# Lost\n\n[Nothing](./nothing.md)\n',
  'blog/2024-01-02-post.md': '# Post\n\nText.\n'
}

let root = ''
afterEach(() => rm(root))

test('damaged results are computed again and change nothing', async () => {
  root = mkdtempSync(path.join(tmpdir(), 'damaged-'))
  writeFiles(path.join(root, 'content'), content)
  const cold = await build()
  expect(cold.files.size).toBeGreaterThan(20)
  const random = createRandom(1)
  const damages = [flipBit, truncate, empty, replaceByFolder, replaceByOther]
  for (const share of [0.2, 0.5, 1]) {
    for (const file of listFiles(path.join(root, 'cache'))) {
      if (random() >= share) continue
      const damage = damages[Math.floor(random() * damages.length)]
      damage?.(file, random)
    }
    rm(path.join(root, 'out'))
    const warm = await build()
    expect(listDifferences(cold.files, warm.files)).toEqual([])
    expect(warm.errors).toBe(cold.errors)
  }
  const before = listWritten()
  rm(path.join(root, 'out'))
  await build()
  const written = listWritten().filter(entry => !before.includes(entry))
  // The record of the build is the only result that needed an output.
  expect(written.filter(entry => !/\bbuild\b/.test(entry))).toEqual([])
}, 300_000)

type Damage = (file: string, random: () => number) => void

const flipBit: Damage = (file, random) => {
  const bytes = readFileSync(file)
  const bit = Math.floor(random() * bytes.length * 8)
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  writeFileSync(file, bytes)
}

const truncate: Damage = (file, random) => {
  truncateSync(file, Math.floor(random() * readFileSync(file).length))
}

const empty: Damage = file => truncateSync(file, 0)

const replaceByFolder: Damage = file => {
  rm(file)
  mkdirSync(file)
}

/** Replace a result by another of the same step. */
const replaceByOther: Damage = (file, random) => {
  const folder = path.dirname(file)
  const names = readdirSync(folder)
  const other = names[Math.floor(random() * names.length)] ?? ''
  if (path.join(folder, other) === file) return empty(file, random)
  try {
    writeFileSync(file, readFileSync(path.join(folder, other)))
  } catch {
    empty(file, random) // The other one is a folder now.
  }
}

async function build() {
  const { code, errors } = await runBuildCommand(root)
  // Warnings are cached, too.
  if (hasFeatures('linkCheck')) expect(errors).toContain('nothing.md')
  expect(code).toBe(0)
  const out = path.join(root, 'out')
  const files = new Map(
    listFiles(out).map(file => [path.relative(out, file), readFileSync(file)])
  )
  return { errors, files }
}

function listDifferences(
  one: ReadonlyMap<string, Buffer>,
  other: ReadonlyMap<string, Buffer>
): readonly string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    file => !one.get(file)?.equals(other.get(file) ?? Buffer.alloc(0))
  )
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name))
    .sort()
}

/** List the entries of the cache; writing one again changes its number. */
function listWritten(): readonly string[] {
  const cache = path.join(root, 'cache')
  return listFiles(cache).map(
    file => `${path.relative(cache, file)} ${statSync(file).ino}`
  )
}

function rm(file: string): void {
  rmSync(file, { recursive: true, force: true })
}

/** A linear congruential generator: the same numbers in every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
