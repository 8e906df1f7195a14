import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  findContentLayout,
  listWatchedFolders
} from '../../../core/content/read/findContentLayout.ts'
import { docusaurusDialect } from './docusaurusDialect.ts'

function createFolder(files: readonly string[]): string {
  const root = mkdtempSync(path.join(tmpdir(), 'website-'))
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), '')
  }
  return root
}

function findLayout(folder: string) {
  return findContentLayout(folder, [docusaurusDialect])
}

const config = `
import { themes } from 'prism-react-renderer'
const config = {
  title: 'Kit',
  presets: [['classic', { docs: { sidebarPath: './sidebars.js', path: '../text' } }]]
}
export default config`

const plain = { hasMath: false, otherDocs: [] }

test.each([
  ['kit', 'kit/docs', ['kit']],
  ['kit', 'kit', ['kit']],
  ['kit/website', 'kit/text', ['kit/text', 'kit/website']],
  ['kit/website', 'kit/website', ['kit/website', 'kit/text']]
])(
  'for a website in %s, given as %s, the folders %j are watched',
  async (website, given, watched) => {
    const root = createFolder([
      `${website}/docusaurus.config.js`,
      `${website === 'kit' ? 'kit/docs' : 'kit/text'}/intro.md`,
      'kit/other/readme.md'
    ])
    if (website !== 'kit') {
      writeFileSync(path.join(root, website, 'docusaurus.config.js'), config)
    }
    const folder = path.join(root, given)
    const folders = listWatchedFolders(folder, await findLayout(folder))
    expect(folders).toEqual(watched.map(name => path.join(root, name)))
  }
)

test('a docs folder leads to its website', async () => {
  const root = createFolder(['docusaurus.config.ts', 'docs/intro.md'])
  expect(await findLayout(path.join(root, 'docs'))).toEqual({
    ...plain,
    contentDir: root,
    docsFolder: 'docs',
    hasDocsOnly: true
  })
})

test.each(['website', 'text'])(
  'docs beside their website are found from %s',
  async given => {
    const root = createFolder(['website/docusaurus.config.js', 'text/intro.md'])
    writeFileSync(path.join(root, 'website/docusaurus.config.js'), config)
    expect(await findLayout(path.join(root, given))).toEqual({
      ...plain,
      contentDir: root,
      docsFolder: 'text',
      hasDocsOnly: true,
      sidebars: 'website/sidebars',
      title: 'Kit'
    })
  }
)

test('a website can name another docs folder', async () => {
  const root = createFolder(['docusaurus.config.js', 'text/intro.md'])
  const source = config.replace('../text', 'text')
  writeFileSync(path.join(root, 'docusaurus.config.js'), source)
  expect(await findLayout(root)).toMatchObject({
    contentDir: root,
    docsFolder: 'text',
    hasDocsOnly: false
  })
})

test('with released versions, docs outside the website are its current ones', async () => {
  const root = createFolder(['website/versions.json', 'text/intro.md'])
  const website = path.join(root, 'website')
  writeFileSync(path.join(website, 'docusaurus.config.js'), config)
  const layout = await findLayout(website)
  expect(layout).toEqual({
    ...plain,
    contentDir: website,
    hasDocsOnly: false,
    docsFolder: '../text',
    title: 'Kit'
  })
  expect(listWatchedFolders(website, layout)).toEqual([
    website,
    path.join(root, 'text')
  ])
})

test('a docs folder that contains the website is not used with its versions', async () => {
  const root = createFolder(['website/versions.json', 'intro.md'])
  const website = path.join(root, 'website')
  const source = config.replace('../text', '..')
  writeFileSync(path.join(website, 'docusaurus.config.js'), source)
  expect(await findLayout(website)).not.toHaveProperty('docsFolder')
})

const instances = `
module.exports = {
  title: 'Kit', url: 'https://kit.example',
  presets: [['classic', { docs: { routeBasePath: '/guide/' } }]],
  plugins: [
    [require.resolve('@docusaurus/plugin-content-docs'),
      { id: 'help', routeBasePath: 'support', path: 'help' }],
    ['@docusaurus/plugin-content-docs', { id: 'none', path: 'none' }]
  ]
}`

test.each([
  ['.', { docsPathname: 'guide' }, { folder: 'help', pathname: 'support' }],
  ['help', { docsPathname: 'support' }, { folder: 'docs', pathname: 'guide' }]
])(
  'given %s, the other docs of a website are listed',
  async (given, own, other) => {
    const root = createFolder(['docs/intro.md', 'help/faq.md'])
    writeFileSync(path.join(root, 'docusaurus.config.js'), instances)
    expect(await findLayout(path.join(root, given))).toMatchObject({
      contentDir: root,
      ...own,
      otherDocs: [other]
    })
  }
)

test('Markdown pages outside the docs are left out', async () => {
  const root = createFolder(['docusaurus.config.js', 'src/pages/terms.md'])
  expect(await findLayout(root)).toMatchObject({
    otherDocs: [{ folder: 'src/pages' }]
  })
})

test('a website without docs is not a docs folder', async () => {
  const root = createFolder(['docusaurus.config.js', 'a.md'])
  expect(await findLayout(root)).toEqual({
    ...plain,
    contentDir: root,
    hasDocsOnly: false
  })
})
