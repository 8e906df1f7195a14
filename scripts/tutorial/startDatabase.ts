import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync
} from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parse } from 'yaml'
import type { Server } from './runCommands.ts'

/** Where Debian installs the versions of PostgreSQL. */
const INSTALLED = '/usr/lib/postgresql'

/**
 * Start PostgreSQL as `docker compose up -d` does with the tutorial's
 * `compose.yaml`: with its user and password, on the same port, after running the
 * migrations of a new volume.
 *
 * @param project absolute path of the tutorial's project
 * @param folder absolute path of a folder for the data, which doesn't exist
 * @throws Error if PostgreSQL isn't installed or doesn't start
 */
export async function startDatabase(
  project: string,
  folder: string
): Promise<Server> {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED) : []
  const version = versions.sort((a, b) => Number(b) - Number(a))[0]
  if (version === undefined) {
    throw new Error(
      `There is no PostgreSQL in ${INSTALLED}. Run "node scripts/setUp.mjs --database".`
    )
  }
  const bin = path.join(INSTALLED, version, 'bin')
  const { services } = parse(
    readFileSync(path.join(project, 'compose.yaml'), 'utf8')
  )
  const user: string = services.db.environment.POSTGRES_USER
  const owner = findOwner()
  mkdirSync(folder)
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const options = { cwd: folder, ...owner, stdio: 'pipe' } as const
  const initialize = ['-D', folder, '-U', user, '--auth=trust', '-E', 'UTF8']
  execFileSync(path.join(bin, 'initdb'), initialize, options)
  const child = spawn(
    path.join(bin, 'postgres'),
    ['-D', folder, '-k', folder, '-h', 'localhost', '-p', '5432', '-F'],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] }
  )
  let log = ''
  child.stderr.setEncoding('utf8').on('data', text => {
    log += text
  })
  while (!log.includes('ready to accept connections')) {
    if (child.exitCode !== null) {
      throw new Error(`PostgreSQL doesn't start.\n${log}`)
    }
    await wait(50)
  }
  const query = (database: string, ...args: string[]) =>
    execFileSync(
      path.join(bin, 'psql'),
      [
        '-h',
        folder,
        '-U',
        user,
        '-d',
        database,
        '-v',
        'ON_ERROR_STOP=1',
        ...args
      ],
      options
    )
  query('postgres', '-c', `create database ${user}`)
  const migrations = path.join(project, 'apps/api/migrations')
  for (const file of readdirSync(migrations).sort()) {
    query(user, '-c', readFileSync(path.join(migrations, file), 'utf8'))
  }
  return {
    async stop() {
      const exited = once(child, 'exit')
      if (child.kill('SIGINT')) await exited
    }
  }
}

/** PostgreSQL refuses to run as root, so root runs it as its own user. */
function findOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const find = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: find('-u'), gid: find('-g') }
}
