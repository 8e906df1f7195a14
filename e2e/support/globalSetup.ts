import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startNginx } from './startNginx.ts'

/**
 * Serve the built site with the real nginx for the whole run, and make a folder
 * for the sites that tests build themselves. `SITE` names another folder than
 * `dist`.
 *
 * @returns ends what was started
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dist = path.resolve(process.env.SITE ?? 'dist')
  if (!existsSync(path.join(dist, '.nginx/http.conf'))) {
    throw new Error(`There is no built site in ${dist}. Run npm run build.`)
  }
  const server = await startNginx(dist)
  const sites = await mkdtemp(path.join(tmpdir(), 'sites-'))
  process.env.SITE_ORIGIN = server.origin
  process.env.FIXTURE_SITES = sites
  return async () => {
    await server.stop()
    await rm(sites, { recursive: true, force: true })
  }
}
