import { execFileSync } from 'node:child_process'
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Copy the project, including uncommitted changes, to a temporary folder, so
 * that faults never touch the working tree. The git history is copied as well,
 * because pages show when they changed.
 *
 * @returns the folder, absolute
 */
export async function copyProject(): Promise<string> {
  const root = process.cwd()
  const copy = await mkdtemp(path.join(tmpdir(), 'faults-'))
  execFileSync('git', ['clone', '--quiet', '--shared', root, copy])
  const deleted = new Set(listFiles(['--deleted']))
  for (const file of deleted) {
    await rm(path.join(copy, file), { force: true })
  }
  const changed = listFiles(['--modified', '--others', '--exclude-standard'])
  for (const file of changed.filter(each => !deleted.has(each))) {
    await cp(path.join(root, file), path.join(copy, file))
  }
  await linkPackages(root, copy)
  await keepPages(copy)
  return copy
}

function listFiles(options: readonly string[]): readonly string[] {
  return execFileSync('git', ['ls-files', '-z', ...options], {
    encoding: 'utf8'
  })
    .split('\0')
    .filter(Boolean)
}

/** Share the packages, but not the caches that tools keep there. */
async function linkPackages(root: string, copy: string): Promise<void> {
  const packages = path.join(root, 'node_modules')
  await mkdir(path.join(copy, 'node_modules'))
  for (const name of await readdir(packages)) {
    if (/^\.(?!bin$)/.test(name)) continue
    const target = path.join(packages, name)
    await symlink(target, path.join(copy, 'node_modules', name))
  }
}

/**
 * Reuse compiled pages although the client has changed, which saves most of a
 * build. The bundle is always rebuilt, and rendered pages depend on its hash.
 *
 * @throws Error if the replaced text no longer exists
 */
async function keepPages(copy: string): Promise<void> {
  await replaceIn(
    path.join(copy, 'src/core/platform/cache/hashSources.ts'),
    '!ignored.test(entry.name)',
    '$& && !/[\\\\/](?:client|worker)(?:[\\\\/]|$)/.test(entry.parentPath)'
  )
  await replaceIn(
    path.join(copy, 'src/core/bundle/bundleSite.ts'),
    "step: 'bundle', ...task",
    "step: 'bundle', ...task, inputs: [...task.inputs, String(Date.now())]"
  )
}

async function replaceIn(file: string, part: string, by: string) {
  const source = await readFile(file, 'utf8')
  if (!source.includes(part)) throw new Error(`${file} holds no ${part}`)
  await writeFile(file, source.replace(part, by))
}
