import type { BuiltInFeature } from '../../core/feature.ts'

/** Serves a built site without nginx. */
export const serve: BuiltInFeature = {
  name: 'serve',
  commandLine: {
    commands: {
      start: {
        summary: 'build the site and serve it',
        otherName: 'serve',
        run: async (options, build) => {
          const { baseUrl, redirects } = await build()
          const { serveFolder } = await import('./generator/serveFolder.ts')
          const { out, port, host } = options
          const served = { folder: out, baseUrl, redirects }
          await serveFolder({ ...served, port, host })
        }
      }
    }
  }
}
