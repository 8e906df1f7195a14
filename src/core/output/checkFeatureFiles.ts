import path from 'node:path'
import type { LoadedFeature } from '../feature.ts'
import type { FeatureFile, OfflineFiles } from '../locale.ts'
import type { Diagnostic } from '../model/diagnostic.ts'

/** The files of one feature. */
export interface OwnedFiles {
  readonly files: readonly FeatureFile[]
  readonly offline?: OfflineFiles | undefined
  readonly owner: Pick<LoadedFeature, 'name' | 'module' | 'file'>
}

/** A file that a feature makes. */
interface OwnedFile {
  readonly file: FeatureFile
  readonly owner: OwnedFiles['owner']
}

/** Maximum length of a file's name on most file systems, in bytes. */
const MAX_FILE_NAME_BYTES = 255

/**
 * Find files of site features that can't be written: their names lead
 * out of the output folder, or something else has the same name.
 *
 * @param others all other files of the output, relative to the base
 */
export function checkFeatureFiles(
  owned: readonly OwnedFiles[],
  others: readonly string[]
): readonly Diagnostic[] {
  const all = owned.flatMap(({ files, owner }) =>
    files.map(file => ({ file, owner }))
  )
  const owners = new Map(others.map(file => [file, 'the build']))
  const folders = new Map(
    others.flatMap(file => listFolders(file, 'the build'))
  )
  const firstByName = new Map<string, OwnedFile>()
  return all.flatMap(each => {
    const { owner } = each
    const { file } = each.file
    const maker = `the feature "${owner.name}"`
    const reason =
      explainName(file) ??
      explainConflict(file, { owners, folders }, isRepeated(each))
    if (reason === undefined) {
      owners.set(file, maker)
      firstByName.set(file, each)
      for (const [folder, by] of listFolders(file, maker)) {
        folders.set(folder, by)
      }
    }
    // Built-in features repeat files on purpose, such as those of all locales.
    if (reason === undefined || owner.module === undefined) return []
    return {
      severity: 'error',
      message: `The feature "${owner.name}" makes the file ${JSON.stringify(file)}, ${reason}.`,
      place: { file: owner.file ?? owner.module },
      hint: 'Change the "file" that its hook "files" returns to a path below the site\'s address, such as "terms/list.json".'
    }
  })

  function isRepeated({ file, owner }: OwnedFile): boolean {
    const first = firstByName.get(file.file)
    return (
      first?.owner.name === owner.name &&
      getContent(first.file) === getContent(file)
    )
  }
}

function getContent(file: FeatureFile): string | Uint8Array {
  return 'text' in file ? file.text : file.bytes
}

/** @returns why a file can't have this name, as the end of a sentence */
function explainName(file: string): string | undefined {
  if (file === '') return 'whose name is empty'
  if (path.posix.isAbsolute(file)) return 'whose path is absolute'
  if (/[\\\p{Cc}]/u.test(file)) {
    return 'whose path contains a backslash or a control character'
  }
  const parts = file.split('/')
  if (parts.includes('..')) return 'whose path contains ".."'
  if (parts.some(part => part === '' || part === '.')) {
    return 'whose path has an empty part'
  }
  if (parts[0] === '.nginx') return 'but that folder belongs to the web server'
  return parts.some(part => Buffer.byteLength(part) > MAX_FILE_NAME_BYTES)
    ? `whose name has more than ${MAX_FILE_NAME_BYTES} bytes`
    : undefined
}

/** @returns what else has the name, as the end of a sentence */
function explainConflict(
  file: string,
  known: {
    /** Who writes each file, and who writes into each folder. */
    readonly owners: ReadonlyMap<string, string>
    readonly folders: ReadonlyMap<string, string>
  },
  isRepeated: boolean
): string | undefined {
  const { owners, folders } = known
  const owner = owners.get(file)
  if (owner !== undefined) {
    return isRepeated ? undefined : `which ${owner} writes, too`
  }
  const inside = folders.get(file)
  if (inside !== undefined) return `but ${inside} has a folder of that name`
  const [taken] = listFolders(file, '').filter(([folder]) => owners.has(folder))
  return taken && `but "${taken[0]}" is a file of ${owners.get(taken[0])}`
}

function listFolders(
  file: string,
  owner: string
): readonly (readonly [folder: string, owner: string])[] {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, index) => [parts.slice(0, index + 1).join('/'), owner])
}
