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

/**
 * Reuse compiled pages although the client has changed, which saves most of a
 * build. The bundle is made anew each time; what it renders is kept by its hash,
 * so nothing stale is served.
 *
 * @throws Error if a file no longer contains what is replaced
 */
async function keepPages(copy: string): Promise<void> {
  await replaceIn(
    path.join(copy, 'src/core/build/store/hashSources.ts'),
    '!ignored.test(entry.name)',
    '$& && !/[\\\\/](?:client|worker)(?:[\\\\/]|$)/.test(entry.parentPath)'
  )
  await replaceIn(
    path.join(copy, 'src/core/build/bundle/recallBundle.ts'),
    "step: 'bundle', inputs,",
    "step: 'bundle', inputs: [...inputs, String(Date.now())],"
  )
}

async function replaceIn(file: string, part: string, by: string) {
  const source = await readFile(file, 'utf8')
  if (!source.includes(part)) throw new Error(`${file} holds no ${part}`)
  await writeFile(file, source.replace(part, by))
}
