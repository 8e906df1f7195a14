import { execFile } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { decodeEntry, encodeEntry } from '../platform/cache/entry.ts'

const run = promisify(execFile)
const generator = fileURLToPath(
  new URL('../../../scripts/runGenerator.mjs', import.meta.url)
)

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)

const picture = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`

const files: Readonly<Record<string, string | Buffer>> = {
  'site.ts': `export default {
  title: 'First',
  url: 'https://example.org',
  links: { brokenLinks: 'warn', missingImages: 'warn' }
}\n`,
  'docs/text.md': '# Text\n\nOne paragraph.\n',
  'docs/title.md': '---\ntitle: Old title\n---\n\nA page.\n',
  'docs/quotes.md':
    '# Quotes\n\n[A page](./title.md), [part](./heading.md#old)\n',
  'docs/heading.md': '# Heading\n\n## Old\n',
  'docs/order.md': '---\nsidebar_position: 1\n---\n\n# Order\n',
  'docs/renamed.md': '# Renamed\n',
  'docs/deleted.md': '# Deleted\n\n![Nothing](./nowhere.svg)\n',
  'docs/links.md': '# Links\n\n[Renamed](./renamed.md), [gone](./deleted.md)\n',
  'docs/whole.mdx': "import Part from './_part.mdx'\n\n# Whole\n\n<Part />\n",
  'docs/_part.mdx': 'Part one.\n\n![Nothing](./lost.svg)\n',
  'docs/live.mdx': "import Box from './Box.tsx'\n\n# Live\n\n<Box />\n",
  'docs/Box.tsx': 'export default function Box() {\n  return <b>one</b>\n}\n',
  'docs/names.mdx': "import Names from './Names.tsx'\n\n# Names\n\n<Names />\n",
  'docs/Names.tsx':
    "const context = import.meta.webpackContext('./names')\n\nexport default function Names() {\n  return <b>{context.keys().join()}</b>\n}\n",
  'docs/names/one.json': '{}',
  'docs/picture.md': '# Picture\n\n![A](./a.svg) ![B](./b.svg)\n',
  'docs/a.svg': picture(10),
  'docs/code.md':
    '# Code\n\n```ts file=./sample.ts\n```\n\n```ts\nconst a = 1\n```\n',
  'docs/sample.ts': 'const sample = 1\n',
  'docs/diagram.md': '# Diagram\n\n```mermaid\nflowchart LR\n  A --> B\n```\n',
  'docs/kept.md': '# Kept\n\nA page that nobody edits.\n',
  'blog/2024-01-01-post.md':
    '---\ntags: [one]\n---\n\n# Post\n\nAbove.\n\n<!-- truncate -->\n\n![Nothing](./lost.png)\n',
  'blog/2024-01-02-other.md': '# Other\n\nText.\n',
  'static/img/there.png': png,
  'blog/authors.yml': 'jo:\n  name: Jo\n',
  'blog/2024-01-03-signed.md':
    '---\nauthors: [jo]\ntags: [one]\n---\n\n# Signed\n\nText.\n',
  'docs/label/_category_.json': '{ "label": "Old label" }\n',
  'docs/label/first.md': '# First\n',
  'docs/label/second.md': '# Second\n',
  'docs/styled.mdx':
    "import style from './box.module.css'\n\n# Styled\n\n<b className={style.box}>Box</b>\n",
  'docs/box.module.css': '.box { color: red }\n',
  'docs/data.mdx': "import data from './data.json'\n\n# Data\n\n{data.value}\n",
  'docs/data.json': '{ "value": "one" }\n',
  'docs/download.md': '# Download\n\n[A file](./file.zip)\n',
  'docs/file.zip': 'one',
  'docs/draft.md': '---\ndraft: true\n---\n\n# Draft\n',
  'docs/unlisted.md': '# Unlisted\n',
  'docs/described.md': '---\ndescription: Old\n---\n\n# Described\n',
  'docs/math.md': '# Math\n\n$$\na^2\n$$\n',
  'docs/table.md': '# Table\n\n| A |\n| - |\n| 1 |\n',
  'docs/formerly.md': '# Formerly\n'
}

/** Edits between two builds; each line affects different pages. */
const rounds: readonly ((content: Content) => void)[] = [
  ({ append, replace, write, remove, rename }) => {
    append('docs/text.md', '\nAnother paragraph.\n')
    replace('docs/title.md', 'Old title', 'New title')
    replace('docs/heading.md', 'Old', 'New')
    replace('docs/order.md', 'sidebar_position: 1', 'sidebar_position: 99')
    rename('docs/renamed.md', 'docs/moved.md')
    remove('docs/deleted.md')
    replace('docs/_part.mdx', 'one', 'two')
    replace('docs/Box.tsx', 'one', 'two')
    write('docs/a.svg', picture(20))
    replace('docs/sample.ts', '1', '2')
    replace('docs/diagram.md', 'A --> B', 'A --> C')
    replace('blog/2024-01-01-post.md', '[one]', '[one, two]')
    replace('blog/authors.yml', 'Jo', 'Joan')
    replace('docs/label/_category_.json', 'Old', 'New')
    replace('docs/box.module.css', 'red', 'blue')
    replace('docs/data.json', 'one', 'two')
    write('docs/file.zip', 'two')
    replace('docs/math.md', 'a^2', 'b^2')
    replace('docs/table.md', '| 1 |', '| 2 |')
    rename('docs/label/first.md', 'docs/first.md')
  },
  ({ append, replace, write }) => {
    write('docs/b.svg', picture(30))
    write('docs/lost.svg', picture(40))
    write('docs/deleted.md', '# Back\n')
    write('docs/added.md', '# Added\n\n[Text](./text.md)\n')
    write('blog/lost.png', png)
    replace('docs/code.md', 'const a = 1', 'const b = `2`')
    replace('site.ts', 'First', 'Second')
    replace('docs/draft.md', 'draft: true', 'draft: false')
    replace('docs/unlisted.md', '# Un', '---\nunlisted: true\n---\n\n# Un')
    replace('docs/described.md', 'Old', 'New')
    replace(
      'docs/formerly.md',
      '# F',
      "---\nslug: /was\naliases: ['/docs/formerly']\n---\n\n# F"
    )
    replace(
      'site.ts',
      'links:',
      "navbar: { items: [{ to: '/docs/was', label: 'Was' }] }, links:"
    )
    write(
      'sidebars.ts',
      "export default { docs: ['text', { type: 'autogenerated', dirName: 'label' }] }\n"
    )
    write('docs/label/box.module.css', '.box { color: green }\n')
    replace('blog/2024-01-02-other.md', 'Other', 'Renamed post')
    append(
      'docs/title.md',
      '\n![Served](/img/there.png) ![Not](/img/new.png)\n'
    )
  },
  // A separate round, because the edits of the others rerun the bundler anyway.
  ({ write }) => write('docs/names/two.json', '{}'),
  ({ append, replace, write, remove }) => {
    write('static/img/new.png', png)
    remove('docs/sample.ts')
    remove('docs/a.svg')
    remove('blog/2024-01-02-other.md')
    replace('site.ts', 'links:', "baseUrl: '/base/', links:")
    remove('docs/data.json')
    remove('blog/authors.yml')
    append('docs/live.mdx', '\n```js live=false\nlet c\n```\n')
    append('docs/text.md', '\n<p>\n')
  }
]

interface Content {
  readonly write: (file: string, text: string | Buffer) => void
  readonly append: (file: string, text: string) => void
  readonly replace: (file: string, old: string, text: string) => void
  readonly remove: (file: string) => void
  readonly rename: (file: string, to: string) => void
}

function openContent(folder: string): Content {
  const at = (file: string) => path.join(folder, file)
  const write: Content['write'] = (file, text) => {
    mkdirSync(path.dirname(at(file)), { recursive: true })
    writeFileSync(at(file), text)
  }
  return {
    write,
    append: (file, text) => appendFileSync(at(file), text),
    replace: (file, old, text) => {
      const source = readFileSync(at(file), 'utf8')
      expect(source).toContain(old)
      write(file, source.replace(old, text))
    },
    remove: file => rmSync(at(file)),
    rename: (file, to) => renameSync(at(file), at(to))
  }
}

function resolveSite(given = files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'verified-'))
  const content = openContent(path.join(folder, 'content'))
  for (const [file, text] of Object.entries(given)) content.write(file, text)
  const build = async (...options: readonly string[]) => {
    const places = ['content', 'out', 'cache'].flatMap(name => [
      `--${name}`,
      path.join(folder, name)
    ])
    const args = [generator, 'build', ...options, ...places]
    const started = run(process.execPath, args)
    const { stdout, stderr } = await started.catch(error => error)
    return `${stdout}${stderr}`
  }
  return { folder, content, build }
}

test('a wrong stored result is detected, and warm builds equal cold ones after any edit', async () => {
  const { folder, content, build } = resolveSite()
  expect(await build()).toMatch(/pages in/)
  const restore = corruptCache(path.join(folder, 'cache/store'))
  // Otherwise, the build wouldn't read the cache.
  rmSync(path.join(folder, 'out'), { recursive: true })
  expect(await build('--verify')).toMatch(
    'differs from a build without a cache in the file'
  )
  restore()
  for (const edit of rounds) {
    edit(content)
    const output = await build('--verify')
    expect(output).not.toMatch(difference)
    // The last round breaks pages; both failing builds must print the same.
    expect(output).toMatch(edit === rounds.at(-1) ? /\d+ errors?;/ : /pages in/)
  }
  rmSync(folder, { recursive: true })
}, 900_000)

/** Pages with components, and their dependencies. */
const bundled: Readonly<Record<string, string>> = {
  'site.ts': `export default {
  title: 'Kit',
  url: 'https://example.org',
  remarkPlugins: [['./plugin.ts', { word: 'one' }], 'patched', './listing.ts']
}\n`,
  'plugin.ts':
    "import { readFileSync } from 'node:fs'\nexport default ({ word }) => tree => {\n  const text = readFileSync(new URL('read.txt', import.meta.url), 'utf8')\n  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: word + text }] })\n}\n",
  'read.txt': 'read one',
  'listing.ts':
    "import { readFileSync } from 'node:fs'\nexport default () => (tree, file) => {\n  const list = file.path.replace(/[^/]*$/, 'list.txt')\n  file.data.dependencies = [list]\n  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: readFileSync(list, 'utf8') }] })\n}\n",
  'docs/list.txt': 'listed one',
  'node_modules/patched/package.json':
    '{ "name": "patched", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
  'node_modules/patched/index.js':
    "export default () => tree => {\n  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'patch one' }] })\n}\n",
  'declarations/reference.ts':
    "export const reference = { '@kit/forms': { page: 'live', symbols: { 'live#form': ['useForm'] } } }\n",
  'declarations/@kit/forms.d.ts':
    '/** One. */\nexport declare function useForm(id: string): void\n',
  'docs/live.mdx':
    "import Box from './Box.tsx'\nimport Part from './_part.mdx'\n\n# Live\n\n<Box /> costs $1 and $2\n\n## Form\n\n<Part />\n",
  'docs/other.mdx': "import Part from './_part.mdx'\n\n# Other\n\n<Part />\n",
  'docs/_part.mdx':
    "```ts\nimport { useForm } from '@kit/forms'\nuseForm('a')\n```\n",
  'docs/Box.tsx': 'export default function Box() {\n  return <b>one</b>\n}\n'
}

test("changed dependencies update pages with components, an unused file updates none, and kept files don't count", async () => {
  const { folder, content, build } = resolveSite(bundled)
  const { replace, write } = content
  expect(await build()).toMatch(/pages in/)
  const forms = 'declarations/@kit/forms.d.ts'
  // Nothing changes if the feature that reads them has been deleted.
  const editsOfFeatures = [
    () => replace(forms, 'id: string', 'id: number'),
    () => replace('declarations/reference.ts', 'live#form', 'live')
  ]
  for (const edit of editsOfFeatures) {
    edit()
    expect(await build('--verify')).not.toMatch(difference)
  }
  const page = path.join(folder, 'out/docs/live.html')
  // A text on the page shows more cheaply than `--verify` that an edit arrived.
  const edits: readonly (readonly [() => void, RegExp])[] = [
    [() => replace('plugin.ts', 'word + text', 'text + word'), />read oneone</],
    [() => write('read.txt', 'read two'), />read twoone</],
    [() => write('docs/list.txt', 'listed two'), />listed two</],
    [() => replace('site.ts', "'one'", "'two'"), />read twotwo</],
    [
      () => replace('node_modules/patched/index.js', 'patch one', 'patch two'),
      />patch two</
    ],
    [() => replace('site.ts', "'patched', ", ''), /^(?!.*>patch two<)/s]
  ]
  for (const [edit, shown] of edits) {
    expect(readFileSync(page, 'utf8')).not.toMatch(shown)
    edit()
    expect(await build('--keep', '30d')).toMatch(
      /[1-9]\d* changed.*; [1-9]\d* old files kept/
    )
    expect(readFileSync(page, 'utf8')).toMatch(shown)
  }
  const listFiles = () => readdirSync(path.join(folder, 'out/assets')).sort()
  const before = listFiles()
  write('static/unused.css', 'b { color: red }\n')
  expect(await build('--verify', '--keep', '30d')).not.toMatch(difference)
  expect(listFiles()).toEqual(before)
  rmSync(folder, { recursive: true })
}, 900_000)

test("a warning about the previous output isn't a difference", async () => {
  const { folder, content, build } = resolveSite({
    'site.ts': "export default { title: 'One', url: 'https://example.org' }\n",
    'docs/page.md': '# Page\n'
  })
  expect(await build('--keep', '30d')).toMatch(/pages in/)
  writeFileSync(path.join(folder, 'out/.nginx/kept.json'), '{')
  content.append('docs/page.md', '\nText.\n')
  const output = await build('--verify', '--keep', '30d')
  expect(output).toMatch('The list of kept files is damaged')
  expect(output).not.toMatch(difference)
  rmSync(folder, { recursive: true })
}, 300_000)

const difference =
  /(?:differs from|reports different errors than) a build without a cache/

/** Replace the stored markup of one page with that of another. */
function corruptCache(cache: string): () => void {
  const [one = '', other = ''] = readdirSync(cache, {
    recursive: true,
    withFileTypes: true
  })
    .filter(entry => entry.isFile() && entry.parentPath.endsWith('markup'))
    .map(entry => path.join(entry.parentPath, entry.name))
  const createName = (file: string) => path.relative(cache, file)
  const own = readFileSync(one)
  const wrong = decodeEntry(createName(other), readFileSync(other))
  writeFileSync(one, encodeEntry(createName(one), wrong))
  return () => writeFileSync(one, own)
}
