import { vi } from 'vitest'

/** Files of a cache, by their URL below the scope. */
type Files = Readonly<Record<string, unknown>>

/**
 * Replace Cache Storage with one in memory, until `vi.unstubAllGlobals`.
 *
 * @param contents cache name → file → content, which is stored as JSON
 * @returns lists the files of a cache in the order in which they were stored
 */
export function stubCaches(
  scope: string,
  contents: Readonly<Record<string, Files>>
): { readonly list: (name: string) => readonly string[] } {
  const stores = new Map(
    Object.entries(contents).map(([name, files]) => [
      name,
      new Map(
        Object.entries(files).map(([file, content]) => [
          scope + file,
          Response.json(content)
        ])
      )
    ])
  )
  const read = (name: string) => stores.get(name) ?? new Map<string, Response>()
  vi.stubGlobal('caches', {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    async open(name: string) {
      const files = read(name)
      stores.set(name, files)
      return {
        keys: async () => [...files.keys()].map(url => ({ url })),
        delete: async (request: Request | string) =>
          files.delete(typeof request === 'string' ? request : request.url),
        match: async ({ url }: Request) => files.get(url)?.clone(),
        async put(url: string, response: Response) {
          files.set(url, response)
        }
      }
    },
    async match(url: string, { cacheName = '' } = {}) {
      const names = cacheName === '' ? [...stores.keys()] : [cacheName]
      return names
        .map(name => read(name).get(url)?.clone())
        .find(response => response !== undefined)
    }
  })
  return {
    list: name => [...read(name).keys()].map(url => url.slice(scope.length))
  }
}
