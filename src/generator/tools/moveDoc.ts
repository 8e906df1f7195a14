import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isSamePathname } from '../../model/paths.ts'
import { listFiles } from '../content/listFiles.ts'
import { readUrlsLock, URLS_FILE, writeUrlsLock } from '../output/urlsLock.ts'
import type { Site } from '../site/site.ts'
import { createMovePlan, type MovePlan } from './createMovePlan.ts'
import {
  addAlias,
  removeAlias,
  removeKey,
  replaceValue
} from './editFrontMatter.ts'
import { moveLinks } from './moveLinks.ts'
import { readSite } from './readSite.ts'
import { renameInData } from './renameInData.ts'
import { resolveDoc } from './resolveDocArgument.ts'

/** What moving a doc changed; files are relative to the content folder. */
export interface MovedDoc {
  readonly from: string
  readonly to: string
  /** New id and address. */
  readonly id: string
  readonly pathname: string
  /** The address that leads on to the new one, where it is another. */
  readonly alias?: string
  /** The old address, where nothing can lead on from it. */
  readonly lost?: string
  /** Files that were rewritten, besides the page. */
  readonly changed: readonly string[]
}

/**
 * Move a doc: the file and its translations, links to it and from it, its id in
 * sidebars, site file and front matter, and a redirect from its old address.
 *
 * @param from id or path of the doc
 * @param to id or path it is to have; a folder keeps its name
 * @throws SiteError when either can't be
 */
export async function moveDoc(
  contentDir: string,
  { from, to }: { readonly from: string; readonly to: string }
): Promise<MovedDoc> {
  const site = await readSite(contentDir)
  const doc = resolveDoc(from, site)
  const plan = createMovePlan(doc, to, site)
  const { move, id, alias, lost } = plan
  const texts = await readTexts(contentDir)
  const changed: string[] = []
  for (const [file, text] of texts) {
    const logical = findOriginal(file, site)
    const isMoved = logical === move.from
    const rewritten = isMoved
      ? rewritePage(moveLinks(text, logical, move), plan, file === move.from)
      : renameInPage(moveLinks(text, logical, move), file, plan)
    const target = isMoved ? createTarget(file, plan) : file
    if (rewritten !== text) await writeFile(file, rewritten)
    if (target !== file) {
      await mkdir(path.dirname(target), { recursive: true })
      await rename(file, target)
      await removeEmptyFolders(path.dirname(file), contentDir)
    }
    if (rewritten !== text && file !== move.from) {
      changed.push(path.relative(contentDir, target))
    }
  }
  changed.push(...(await renameInData(site, plan)))
  if (alias !== undefined && (await addPublished(contentDir, plan))) {
    changed.push(URLS_FILE)
  }
  return {
    from: doc.source.file,
    to: path.relative(contentDir, move.to),
    id,
    pathname: move.toPathname,
    changed,
    ...(alias === undefined ? {} : { alias }),
    ...(lost === undefined ? {} : { lost })
  }
}

async function readTexts(
  contentDir: string
): Promise<ReadonlyMap<string, string>> {
  const files = (await listFiles(contentDir)).filter(
    file => /\.mdx?$/i.test(file) && !file.startsWith('static/')
  )
  const entries = await Promise.all(
    files.map(async file => {
      const absolute = path.join(contentDir, file)
      return [absolute, await readFile(absolute, 'utf8')] as const
    })
  )
  return new Map(entries)
}

/** The page that a translation stands for, else the file itself. */
function findOriginal(file: string, { content }: Site): string {
  for (const { docs, posts } of content.translations.values()) {
    const found = [...docs, ...posts].find(
      ({ absolutePath }) => absolutePath === file
    )
    if (found?.original !== undefined) {
      return findExisting(path.join(content.root, found.original))
    }
  }
  return file
}

/** A translation may be written in the other dialect. */
function findExisting(file: string): string {
  const bare = file.replace(/\.mdx?$/i, '')
  return (
    [file, `${bare}.mdx`, `${bare}.md`].find(other => existsSync(other)) ?? file
  )
}

function rewritePage(
  text: string,
  plan: MovePlan,
  isOriginal: boolean
): string {
  const { alias, dropsId, doc, id } = plan
  const named = dropsId ? removeKey(text, 'id') : text
  const renamed = replaceValue(named, ['pagination_next', 'pagination_prev'], {
    from: doc.id,
    to: id
  })
  if (!isOriginal) return renamed
  const free = removeAlias(renamed, plan.move.toPathname)
  return alias === undefined ? free : addAlias(free, alias)
}

function renameInPage(text: string, file: string, plan: MovePlan): string {
  const { doc, id, folder } = plan
  const isInVersion = file.startsWith(folder + path.sep)
  if (!isInVersion || doc.id === id) return text
  const keys = ['pagination_next', 'pagination_prev']
  return replaceValue(text, keys, { from: doc.id, to: id })
}

/** A translation goes to the same place below its own folder. */
function createTarget(file: string, { move, folder }: MovePlan): string {
  if (file === move.from) return move.to
  const old = path.relative(folder, move.from).replace(/\.mdx?$/i, '')
  const own = file.replace(/\.mdx?$/i, '').slice(0, -old.length)
  const bare = path.relative(folder, move.to).replace(/\.mdx?$/i, '')
  return `${own}${bare}${path.extname(file)}`
}

async function removeEmptyFolders(
  folder: string,
  contentDir: string
): Promise<void> {
  const isInside = path.relative(contentDir, folder).includes(path.sep)
  if (!isInside) return
  const isGone = await rmdir(folder).then(
    () => true,
    () => false // something is left in it
  )
  if (isGone) await removeEmptyFolders(path.dirname(folder), contentDir)
}

/** The new address is published as soon as the old one leads to it. */
async function addPublished(
  contentDir: string,
  { move }: MovePlan
): Promise<boolean> {
  const published = await readUrlsLock(contentDir)
  const old = published?.find(({ pathname }) =>
    isSamePathname(pathname, move.fromPathname)
  )
  if (published === undefined || old === undefined) return false
  const { anchors } = old
  await writeUrlsLock(contentDir, [
    ...published,
    { pathname: move.toPathname, anchors }
  ])
  return true
}
