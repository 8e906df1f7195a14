import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { toString as readText } from 'hast-util-to-string'
import { walkElements } from '../markdown/walkTree.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { RECORD_ID } from '../model/landmarks.ts'
import type { InlineCode } from '../render/htmlDocument.ts'
import {
  hashInlineCode,
  type InlineHashes,
  printDocumentPolicy,
  printPolicy
} from './deliveryHeaders.ts'
import { explainPolicy } from './printNginxSnippets.ts'

/** A document in `static/`, and the inline code that its policy allows. */
interface StaticDocument {
  /** Absolute. */
  readonly file: string
  readonly hashes: InlineHashes
}

/**
 * Hash the inline code of the documents in `static/`, such as generated API
 * documentation.
 *
 * @param folder output folder of the locale, absolute
 * @param files relative to the folder; those that aren't documents are ignored
 * @returns the documents, and warnings for those whose policy would be too long
 */
export async function readStaticDocuments(
  folder: string,
  files: readonly string[]
): Promise<{
  readonly documents: readonly StaticDocument[]
  readonly diagnostics: readonly Diagnostic[]
}> {
  const documents: StaticDocument[] = []
  const diagnostics: Diagnostic[] = []
  for (const name of files.filter(isDocument)) {
    const file = path.join(folder, name)
    const hashes = hashInlineCode(
      parseStaticInlineCode(await readFile(file, 'utf8'))
    )
    const reason = explainPolicy({ path: `/${name}`, hashes })
    if (reason === undefined) documents.push({ file, hashes })
    else {
      const message = `The inline scripts and styles of this document are blocked. ${reason}`
      const hint = 'Move them to files in "static/".'
      const place = { file: `static/${name}` }
      diagnostics.push({ severity: 'warning', message, place, hint })
    }
  }
  return { documents, diagnostics }
}

/**
 * Read the policy of a document on disk, which allows its inline code.
 *
 * @param file absolute
 * @returns undefined for other files
 */
export async function readDocumentPolicy(
  file: string
): Promise<string | undefined> {
  if (!isDocument(file)) return undefined
  const html = await readFile(file, 'utf8').catch(() => '')
  const isPage = html.includes(`id="${RECORD_ID}"`)
  return isPage
    ? printDocumentPolicy(html)
    : printPolicy(hashInlineCode(parseStaticInlineCode(html)))
}

/** Whether a file is served as an HTML document. */
export function isDocument(file: string): boolean {
  return /\.x?html?$/i.test(file)
}

/**
 * List the inline code of a document that others wrote, exactly as browsers hash
 * it.
 */
export function parseStaticInlineCode(html: string): InlineCode {
  const scripts: string[] = []
  const styles: string[] = []
  walkElements(fromHtml(html), element => {
    const { tagName, properties } = element
    if (tagName === 'style') styles.push(readText(element))
    if (tagName === 'script' && properties.src === undefined) {
      scripts.push(readText(element))
    }
    return undefined
  })
  return { scripts, styles }
}
