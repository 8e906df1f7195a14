import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { writeFiles } from '../../src/core/writeFiles.fixture.ts'

const execute = promisify(execFile)

/** A folder outside the repository that has the generator from a tarball. */
export interface InstalledSite {
  /** Absolute. */
  readonly folder: string
  /** Write files: path below the folder → text. */
  readonly write: (files: Readonly<Record<string, string>>) => void
  /** Run a command in the folder; never throws. */
  readonly run: (
    command: string,
    ...args: readonly string[]
  ) => Promise<{ readonly code: number; readonly output: string }>
  readonly remove: () => Promise<void>
}

/**
 * Install packages in an empty folder, as a team with its own docs does.
 *
 * @param tarballs absolute paths
 * @param programs absolute path of a folder whose programs win over others, such
 *   as another Node
 */
export async function installSite(
  tarballs: readonly string[],
  programs?: string
): Promise<InstalledSite> {
  const parent = await mkdtemp(path.join(tmpdir(), 'installed-'))
  const folder = path.join(parent, 'site')
  const PATH = [programs, process.env.PATH].filter(Boolean).join(path.delimiter)
  const options = {
    cwd: folder,
    maxBuffer: 16 * 1024 * 1024,
    env: { ...process.env, PATH }
  }
  const write: InstalledSite['write'] = files => writeFiles(folder, files)
  write({ 'package.json': '{ "type": "module", "private": true }' })
  await execute('npm', ['install', '--prefer-offline', ...tarballs], options)
  return {
    folder,
    write,
    run: (command, ...args) =>
      execute(command, [...args], options).then(
        ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
        ({ code, stdout = '', stderr = '' }) => ({
          code: Number(code),
          output: stdout + stderr
        })
      ),
    remove: () => rm(parent, { recursive: true, force: true })
  }
}
