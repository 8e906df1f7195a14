import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createDocIdentity } from '../content/docIdentity.ts'
import type { Site, SiteSidebar } from '../site/site.ts'
import { walkNodes } from '../site/site.ts'
import { readSite } from './readSite.ts'
import { assertAddress, resolveNewFile } from './resolveDocArgument.ts'

/** A new doc, and where to list it. */
export interface CreatedDoc {
  /** Relative to the content folder. */
  readonly file: string
  readonly id: string
  /** What is left to do; absent where sidebars follow the folders. */
  readonly listing?: string
}

/**
 * Make a doc from a template, in the version that is being written.
 *
 * @param options.place id or path it is to have
 * @throws SiteError when something is there
 */
export async function createDocFile(
  contentDir: string,
  options: { readonly place: string; readonly title?: string | undefined }
): Promise<CreatedDoc> {
  const site = await readSite(contentDir)
  const { versions } = site.content.config.docs
  const version = versions.find(({ name }) => name === 'current') ?? versions[0]
  if (version === undefined) throw new Error('A site has a docs version.')
  const folder = path.join(contentDir, version.folder)
  const file = resolveNewFile(options.place, site, { folder })
  const relative = path.relative(folder, file).split(path.sep).join('/')
  const { id, slug } = createDocIdentity(relative, {})
  const basePath =
    site.versions.find(({ data }) => data.name === version.name)?.basePath ?? ''
  const shown = path.relative(contentDir, file)
  assertAddress({ file: shown, slug }, { site, basePath })
  const title = options.title ?? createTitle(id)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, createText(title))
  const sidebarsFile = site.content.sidebars[version.name]?.locator.file
  return {
    file: shown,
    id,
    ...(sidebarsFile === undefined
      ? {}
      : { listing: createListing(id, sidebarsFile, site) })
  }
}

/** The file's name as words, or its folder's for a folder's own page. */
function createTitle(id: string): string {
  const parts = id.split('/')
  const last = parts.at(-1) ?? id
  const name = /^(?:index|readme)$/i.test(last) ? (parts.at(-2) ?? last) : last
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function createText(title: string): string {
  const value = /^[\w][^:#'"{}[\]]*$/.test(title)
    ? title
    : JSON.stringify(title)
  return `---
title: ${value}
description: One sentence that says what the reader can do after this page.
sidebar_label: ${value}
---

What the reader has at the end, and what they need before.

## First step

\`\`\`ts
\`\`\`
`
}

/** Say which sidebar lists the neighbours, and after which of them. */
function createListing(id: string, file: string, site: Site): string {
  const folder = id.includes('/') ? `${path.posix.dirname(id)}/` : ''
  const sidebars = site.versions.flatMap(version => version.sidebars)
  const [best] = sidebars
    .map(sidebar => ({ sidebar, ids: listNeighbours(sidebar, folder) }))
    .sort((one, other) => other.ids.length - one.ids.length)
  const last = best?.ids.at(-1)
  return best === undefined || last === undefined
    ? `List it in ${file}: '${id}'.`
    : `List it in ${file}: '${id}' in the sidebar "${best.sidebar.id}", perhaps after '${last}'.`
}

function listNeighbours(
  { nodes }: SiteSidebar,
  folder: string
): readonly string[] {
  return walkNodes(nodes).flatMap(({ node }) => {
    const doc =
      node.kind === 'doc'
        ? node.doc
        : node.kind === 'category' && node.link?.kind === 'doc'
          ? node.link.doc
          : undefined
    return doc?.id.startsWith(folder) ? [doc.id] : []
  })
}
