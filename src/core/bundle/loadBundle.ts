import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Diagnostic, DiagnosticError } from '../model/diagnostic.ts'
import { hashContent } from '../platform/hashContent.ts'
import {
  type BundleFiles,
  type BundleFolders,
  EARLY_SCRIPT_FILE,
  HOME_SCRIPT_FILE,
  LONG_SCRIPT_FILE,
  type LoadedBundle,
  SERVER_FILE,
  TEMPLATE_FILE
} from './bundle.ts'
import { loadServer } from './serverApp.ts'

/**
 * Load the output of the compilations.
 *
 * @throws DiagnosticError if these errors prevented the compilation of the app
 */
export async function loadBundle(
  folders: BundleFolders,
  { filesByEntry, copiedFiles, files }: BundleFiles,
  errors: readonly Diagnostic[]
): Promise<LoadedBundle> {
  const clientEntry = filesByEntry.get('client') ?? []
  const script = clientEntry.find(file => file.endsWith('.js'))
  const style = clientEntry.find(isSheet)
  const fonts = (filesByEntry.get('font') ?? []).filter(isSheet)
  if (script === undefined || style === undefined) {
    if (errors.length > 0) throw new DiagnosticError(errors)
    throw new Error('The client entry has no script or no style sheet.')
  }
  const read = (...file: readonly string[]) =>
    readFile(path.join(...file), 'utf8')
  const readAll = (files: readonly string[]) =>
    Promise.all(files.map(file => read(folders.published, file)))
  const pageSheets = [...new Set([...filesByEntry.values()].flat())].filter(
    file =>
      isSheet(file) && !clientEntry.includes(file) && !fonts.includes(file)
  )
  const pageTexts = await readAll(pageSheets)
  const serverFile = path.join(folders.server, SERVER_FILE)
  return {
    scriptFile: script,
    styleFile: style,
    inlined: {
      styles: (await readAll([style, ...fonts])).join(''),
      pageStyles: new Map(
        pageSheets.map((file, index) => [file, pageTexts[index] ?? ''])
      ),
      earlyScript: await read(folders.standalone, EARLY_SCRIPT_FILE),
      homeScript: await read(folders.standalone, HOME_SCRIPT_FILE),
      longScript: await read(folders.standalone, LONG_SCRIPT_FILE),
      template: await read(folders.published, TEMPLATE_FILE)
    },
    pageFiles: filesByEntry,
    copiedFiles,
    files: files.filter(file => file !== TEMPLATE_FILE),
    server: {
      app: loadServer(serverFile),
      file: serverFile,
      digest: hashContent(await readFile(serverFile))
    },
    errors
  }
}

function isSheet(file: string): boolean {
  return file.endsWith('.css')
}
