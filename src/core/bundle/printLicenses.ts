import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { packageRoot } from '../platform/packageRoot.ts'

/** The packages that `scripts/createFonts.mjs` takes the theme's fonts from. */
const fontPackages: Readonly<Record<string, string>> = {
  'geist.woff2': '@fontsource-variable/geist',
  'geistMono.woff2': '@fontsource-variable/geist-mono'
}

/** Packages that the bundler reads, but that aren't part of the output. */
const TOOLS = /\/node_modules\/(?:\.cache|html-rspack-plugin)\//

/**
 * Print the text of `licenses.txt`: the name, version and license of every
 * package that readers download parts of. The licenses require it (MIT: "shall
 * be included in all copies or substantial portions").
 *
 * @param files source files of the client and the worker; absolute
 */
export function printLicenses(files: readonly string[]): string {
  const folders = new Set(files.flatMap(findPackageFolder))
  const texts = new Map<string, string[]>()
  for (const folder of folders) {
    const { name, version, license } = readPackage(folder)
    if (name === undefined) continue
    const text = readLicense(folder) ?? `License: ${license ?? 'not given'}`
    const title = `${name} ${version} (${license ?? 'see below'})`
    texts.set(text, [...(texts.get(text) ?? []), title].sort())
  }
  return [...texts]
    .map(([text, titles]) => `${titles.join('\n')}\n\n${text}\n`)
    .sort()
    .join(`\n${'-'.repeat(72)}\n\n`)
}

function findPackageFolder(file: string): readonly string[] {
  if (TOOLS.test(file)) return []
  const isGeneratorFile = file.startsWith(packageRoot + path.sep)
  if (
    isGeneratorFile &&
    !file.slice(packageRoot.length).includes('node_modules')
  ) {
    const font = fontPackages[path.basename(file)]
    if (font === undefined) return []
    const { resolve } = createRequire(import.meta.url)
    return [path.dirname(resolve(`${font}/package.json`))]
  }
  const [folder] =
    /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file) ?? []
  return folder === undefined ? [] : [folder]
}

function readPackage(folder: string): Readonly<{
  name?: string
  version?: string
  license?: string
}> {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  } catch {
    return {} // A file directly in `node_modules` belongs to no package.
  }
}

function readLicense(folder: string): string | undefined {
  const file = readdirSync(folder).find(name =>
    /^licen[cs]e(?:\.\w+)?$/i.test(name)
  )
  return file === undefined
    ? undefined
    : readFileSync(path.join(folder, file), 'utf8').trim()
}
