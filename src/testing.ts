/**
 * The package `toolbox-docs/testing`: builds small sites in tests of features.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import {
  cp,
  mkdir,
  mkdtemp,
  realpath,
  rm,
  symlink,
  writeFile
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { packageRoot } from './core/platform/packageRoot.ts'

/** The source of a site that a test builds. */
export interface TestSource {
  /** Texts by file, relative to the content folder, such as `docs/start.md`. */
  readonly files: Readonly<Record<string, string>>
  /**
   * Folders to copy into the content folder, such as that of the feature: name in
   * the content folder → path, absolute or relative to the current folder.
   */
  readonly folders?: Readonly<Record<string, string>>
  /** More arguments for `toolbox-docs build`, such as `--release`. */
  readonly args?: readonly string[]
}

/** The outcome of a build. */
export interface TestSite {
  /** Whether the build succeeded; otherwise there are no files. */
  readonly isBuilt: boolean
  /**
   * Errors and warnings as users see them: severity, place, message, hint and code
   * frame.
   */
  readonly diagnostics: readonly string[]
  /** All files of the site, relative to its folder. */
  readonly files: readonly string[]
  /** Absolute path of the site. */
  readonly folder: string
  /**
   * Read a file of the site, such as `docs/start.html`.
   *
   * @throws Error if there's no such file
   */
  readonly read: (file: string) => string
  /** Remove the content and the site. */
  readonly remove: () => Promise<void>
}

/**
 * Build a site from texts, as `toolbox-docs build` does. Packages are those of the
 * current folder, whose cache all test builds share.
 *
 * @throws Error if the build is killed
 */
export async function buildSite({
  files,
  folders = {},
  args = []
}: TestSource): Promise<TestSite> {
  // The generator reports real paths.
  const root = await mkdtemp(path.join(await realpath(tmpdir()), 'site-'))
  const content = path.join(root, 'content')
  const folder = path.join(root, 'dist')
  const packages = path.resolve('node_modules')
  await symlink(packages, path.join(root, 'node_modules'), 'junction')
  for (const [name, source] of Object.entries(folders)) {
    await cp(source, path.join(content, name), { recursive: true })
  }
  for (const [name, source] of Object.entries(files)) {
    const file = path.join(content, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, source)
  }
  const cache = path.join(packages, '.cache/toolbox-docs-testing')
  const { code, errors } = await runBuild(root, ['--cache', cache, ...args])
  const isBuilt = code === 0
  return {
    isBuilt,
    diagnostics: splitDiagnostics(errors),
    files: isBuilt ? listFiles(folder) : [],
    folder,
    read: file => readFileSync(path.join(folder, file), 'utf8'),
    remove: () => rm(root, { recursive: true, force: true })
  }
}

async function runBuild(root: string, args: readonly string[]) {
  const script = path.join(packageRoot, 'scripts/runGenerator.mjs')
  const folders = ['--content', 'content', '--out', 'dist']
  const child = spawn(
    process.execPath,
    [script, 'build', ...folders, ...args],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe']
    }
  )
  const ended = once(child, 'close')
  const errors = await text(child.stderr)
  const [code, signal] = await ended
  if (signal !== null) throw new Error(`${signal} ended the build.\n${errors}`)
  return { code, errors }
}

/**
 * Split what a build prints: each diagnostic starts with its severity, and their
 * number follows the last one.
 */
function splitDiagnostics(printed: string): readonly string[] {
  return printed
    .split(/^(?=(?:error|warning): |\d+ errors?; )/m)
    .filter(each => /^(?:error|warning): /.test(each))
    .map(each => each.trimEnd())
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      path.relative(folder, path.join(entry.parentPath, entry.name))
    )
    .map(file => file.split(path.sep).join('/'))
    .sort()
}
