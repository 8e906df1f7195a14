import { expect, test } from 'vitest'
import { planInit } from './planInit.ts'

const plan = (
  files: readonly string[],
  manifest?: Parameters<typeof planInit>[0]['manifest']
) => planInit({ name: 'Pump Docs', files, manifest }, '1.0.0', 'Pumps')

test('an empty folder becomes a site with two pages', () => {
  const { files, manifest, found, content: folder } = plan([])
  expect(folder).toBe('content')
  expect(found).toBe(
    'There are no docs yet, so the site starts with two pages.'
  )
  expect(Object.keys(files)).toEqual([
    'content/site.ts',
    'content/docs/start.md',
    'content/docs/components.mdx',
    'tsconfig.json',
    'Dockerfile',
    '.dockerignore',
    '.gitignore',
    '.gitlab-ci.yml'
  ])
  expect(files['content/site.ts']).toContain('title: "Pumps"')
  expect(manifest).toEqual({
    name: 'pump-docs',
    scripts: {
      dev: 'toolbox-docs dev',
      build: 'toolbox-docs build',
      start: 'toolbox-docs start'
    },
    devDependencies: { 'toolbox-docs': '1.0.0' }
  })
})

test.each([
  [['docs/a.md'], 'docs', 'There are pages in docs/.'],
  [['a.md', 'b/c.md'], '.', 'There are pages in this folder.'],
  [
    ['docs/.vitepress/config.mts', 'docs/a.md'],
    'docs',
    "docs/.vitepress/config.mts belongs to a VitePress website. Its pages are in docs/; its configuration and its components aren't used."
  ],
  [
    ['.vitepress/config.ts', 'README.md', 'src/index.md', 'src/a/index.md'],
    'src',
    ".vitepress/config.ts belongs to a VitePress website. Its pages are in src/; its configuration and its components aren't used."
  ],
  [
    ['book.toml', 'src/SUMMARY.md', 'src/a.md'],
    'src',
    'book.toml belongs to an mdBook. Its pages are in src/; the sidebar follows the folders instead of SUMMARY.md.'
  ]
])('the docs in %j are built as they are', (files, content, found) => {
  const planned = plan(files)
  expect(planned.found).toBe(found)
  expect(Object.keys(planned.files)).toEqual([
    'Dockerfile',
    '.dockerignore',
    '.gitignore',
    '.gitlab-ci.yml'
  ])
  expect(planned.manifest?.scripts?.build).toBe(
    `toolbox-docs build --content ${content} --out dist-docs`
  )
})

test('a website of another generator is built as it is', () => {
  const { found, manifest } = planInit(
    {
      name: 'pumps',
      files: ['website/docs/a.md', 'docs/b.md'],
      website: { folder: 'website', generator: 'another' }
    },
    '1.0.0',
    'Pumps'
  )
  expect(found).toBe(
    'The website in website/ is built as it is, with the feature "another".'
  )
  expect(manifest?.scripts?.dev).toContain('--content website ')
})

test('a README alone is no docs', () => {
  expect(plan(['README.md']).files).toHaveProperty('content/site.ts')
})

test('scripts of the project keep their names', () => {
  const { manifest, devScript, files, notes } = plan(
    ['docs/a.md', '.gitignore'],
    {
      name: 'pumps',
      scripts: { build: 'tsc' },
      devDependencies: { typescript: '5.9.3' }
    }
  )
  const options = '--content docs --out dist-docs'
  expect(manifest).toEqual({
    name: 'pumps',
    scripts: {
      'docs:dev': `toolbox-docs dev ${options}`,
      'docs:build': `toolbox-docs build ${options}`,
      'docs:start': `toolbox-docs start ${options}`,
      build: 'tsc'
    },
    devDependencies: { typescript: '5.9.3', 'toolbox-docs': '1.0.0' }
  })
  expect(devScript).toBe('docs:dev')
  expect(files.Dockerfile).toContain('npm run docs:build -- --release')
  expect(files).not.toHaveProperty('.gitignore')
  expect(notes).toEqual(['Add dist-docs/ and dist-docs.*-*/ to .gitignore.'])
})

test('a second time, nothing changes', () => {
  const first = plan([])
  const second = plan(Object.keys(first.files), first.manifest)
  expect(second.files).toEqual({})
  expect(second.manifest).toBeUndefined()
  expect(second.found).toContain('this is a site already')
})
