import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { parse } from 'yaml'
import type { Server, Terminal } from './runCommands.ts'

/** Commit the project, and clone it, as a server does. */
export async function cloneProject(terminal: Terminal): Promise<Terminal> {
  const author = '-c user.name=Ana -c user.email=ana@example.com'
  await terminal.run(`git add --all\ngit ${author} commit --quiet -m Tasklist`)
  const production = openClone(terminal)
  await terminal.run(`git clone --quiet . ${production.folder}`)
  return production
}

/**
 * Do without an engine for containers what `docker compose` does with the
 * `Dockerfile` and `compose.yaml` of the clone: run the commands that build the
 * images, and start the API with its settings. The database is that of the chapters
 * before, and nothing serves the web app, which needs a domain.
 */
export async function startProduction(terminal: Terminal): Promise<Server> {
  const clone = openClone(terminal)
  const read = (file: string) => readFile(path.join(clone.folder, file), 'utf8')
  const dockerfile = await read('Dockerfile')
  // The machine has Bun already.
  const commands = [
    ...dockerfile.matchAll(/^RUN (?!npm install --global)(.+)$/gm)
  ]
  for (const [, command = ''] of commands) await clone.run(command)
  for (const [, file = ''] of dockerfile.matchAll(
    /^COPY --from=build \/app\/(\S+)/gm
  )) {
    await access(path.join(clone.folder, file))
  }
  const [, command = ''] = /^CMD (.+)$/m.exec(dockerfile) ?? []
  const { services } = parse(await read('compose.yaml'))
  const names = Object.keys(services.api.environment)
  const secrets = parseEnv(await read('.env'))
  const user: string = services.db.environment.POSTGRES_USER
  const settings = {
    ...Object.fromEntries(names.map(name => [name, secrets[name]])),
    DATABASE_URL: `postgres://${user}@localhost/${user}`,
    NODE_ENV: 'production'
  }
  return terminal
    .open(clone.folder, settings)
    .start(JSON.parse(command).join(' '), 'http://localhost:3000/health')
}

function openClone(terminal: Terminal): Terminal {
  return terminal.open(path.join(terminal.folder, '../server'))
}
