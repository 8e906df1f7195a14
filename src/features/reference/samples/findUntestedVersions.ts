import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { classifyLines } from '../../../core/content/read/markdownLines.ts'
import { toPosixPath } from '../../../core/platform/toPosixPath.ts'
import { readPaths } from './readSamples.ts'

/** Tested version by package name. */
type Versions = Readonly<Record<string, string>>

/**
 * Check that pages name the versions of third-party packages that samples compile
 * with, which are in `content/examples/package.json`.
 *
 * @param root absolute path of the repository
 * @param inputs absolute paths of pages, or of folders that contain some
 * @returns messages with positions
 */
export async function checkVersions(
  root: string,
  inputs: readonly string[]
): Promise<readonly string[]> {
  const manifest = path.join(root, 'content/examples/package.json')
  const { devDependencies } = JSON.parse(await readFile(manifest, 'utf8'))
  const sources = (await Promise.all(inputs.map(readPaths))).flat()
  const pages = sources.filter(source => /\.mdx?$/i.test(source)).sort()
  const diagnostics = pages.map(async page => {
    const file = toPosixPath(path.relative(root, page))
    const source = await readFile(page, 'utf8')
    return findUntestedVersions(file, source, devDependencies)
  })
  return (await Promise.all(diagnostics)).flat()
}

const INSTALL = /^\s*npm install (.+)$/

/** The end of a line whose command goes on in the next one. */
const CONTINUED = /\s\\$/

/** A package with a version, in inline code. */
const INLINE = /`(@?[\w./-]+@\d[\w.-]*)`/g

/**
 * Find install commands without a version, or with another than the tested one,
 * and other versions of tested packages in inline code.
 *
 * @param file the page's path from the root of the repository
 * @param source its source
 * @param versions tested version by package name
 */
export function findUntestedVersions(
  file: string,
  source: string,
  versions: Versions
): readonly string[] {
  let isContinued = false
  return classifyLines(source).flatMap(({ text, role }, index) => {
    const isCode = role === 'code'
    const [, started] = (isCode && INSTALL.exec(text)) || []
    const command = isContinued && isCode ? text.trim() : started
    isContinued = command !== undefined && CONTINUED.test(command)
    const specifiers = isCode
      ? (command ?? '').split(/\s+/).filter(word => /^[@\w]/.test(word))
      : [...text.matchAll(INLINE)].flatMap(([, specifier = '']) => specifier)
    return specifiers.flatMap(specifier => {
      const name = specifier.replace(/(?<=.)@.*/, '')
      const tested = Object.hasOwn(versions, name) ? versions[name] : undefined
      const isOurs = name.startsWith('@toolbox/')
      if (isOurs || specifier === `${name}@${tested}`) return []
      if (tested === undefined && !isCode) return []
      const hint =
        tested === undefined
          ? 'Add the package to content/examples/package.json'
          : `Write "${name}@${tested}"`
      return `${file}:${index + 1}:1 Samples aren't tested with "${specifier}". ${hint}.`
    })
  })
}
