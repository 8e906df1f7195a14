import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Tarball } from './packDoubles.ts'

/**
 * Start a package registry, as teams have for their own scope.
 *
 * @returns its address, and a function that stops it
 */
export async function startRegistry(
  tarballs: readonly Tarball[]
): Promise<{ readonly url: string; stop(): void }> {
  const byName = new Map(tarballs.map(each => [each.manifest.name, each]))
  const server = createServer(({ url = '', headers }, response) => {
    const [name = '', file] = decodeURIComponent(url.slice(1)).split('/-/')
    const found = byName.get(name)
    // Otherwise npm would take a package from the last run for this one.
    response.setHeader('Cache-Control', 'no-store')
    if (!found) response.writeHead(404).end('{}')
    else if (file) response.end(found.data)
    else response.end(createPackument(found, `http://${headers.host}`))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/`, stop: () => server.close() }
}

function createPackument({ manifest, data }: Tarball, origin: string): string {
  const { name, version } = manifest
  const integrity = createHash('sha512').update(data).digest('base64')
  const dist = {
    tarball: `${origin}/${name}/-/${version}.tgz`,
    integrity: `sha512-${integrity}`
  }
  return JSON.stringify({
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...manifest, dist } }
  })
}
