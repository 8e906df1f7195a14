import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
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
 * Copy the project as it stands, changes that are not committed included, to a
 * folder of its own: faults never touch the working tree. The history comes
 * along, because pages show when they were changed.
 *
 * @returns the folder, absolute
 */
export async function copyProject(): Promise<string> {
  const root = process.cwd()
  const copy = await mkdtemp(path.join(tmpdir(), 'faults-'))
  execFileSync('git', ['clone', '--quiet', '--shared', root, copy])
  for (const file of listFiles(['--deleted'])) {
    await rm(path.join(copy, file), { force: true })
  }
  const changed = listFiles(['--modified', '--others', '--exclude-standard'])
  const deleted = new Set(listFiles(['--deleted']))
  for (const file of changed.filter(each => !deleted.has(each))) {
    await cp(path.join(root, file), path.join(copy, file))
  }
  await linkPackages(root, copy)
  await keepPages(copy)
  return copy
}

/** Take along what another copy has built. */
export async function copySites(from: string, to: string): Promise<void> {
  const built = path.join(from, '.cache')
  if (!existsSync(built)) return
  await cp(built, path.join(to, '.cache'), {
    recursive: true,
    preserveTimestamps: true
  })
}

function listFiles(options: readonly string[]): readonly string[] {
  return execFileSync('git', ['ls-files', '-z', ...options], {
    encoding: 'utf8'
  })
    .split('\0')
    .filter(Boolean)
}

/** Share the packages, but not what tools keep beside them. */
async function linkPackages(root: string, copy: string): Promise<void> {
  const packages = path.join(root, 'node_modules')
  await mkdir(path.join(copy, 'node_modules'))
  for (const name of await readdir(packages)) {
    if (/^\.(?!bin$)/.test(name)) continue
    const target = path.join(packages, name)
    await symlink(target, path.join(copy, 'node_modules', name))
  }
}

const storeVersion = 'src/generator/store/hashSources.ts'

/**
 * Let a change of the client leave compiled pages as they are, which saves most
 * of a build. What is rendered is kept by the hash of the bundle that did it, so
 * that nothing old is served.
 *
 * @throws Error when the file has changed
 */
async function keepPages(copy: string): Promise<void> {
  const file = path.join(copy, storeVersion)
  const source = await readFile(file, 'utf8')
  const changed = source.replace(
    '!ignored.test(entry.name)',
    "$& && !entry.parentPath.startsWith(path.join(root, 'src/client'))"
  )
  if (changed === source) {
    throw new Error(`${storeVersion} does not list its files as it did.`)
  }
  await writeFile(file, changed)
}
