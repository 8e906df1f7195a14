import type { BuiltInFeature } from '../../core/feature.ts'

/** Serves a built site without nginx. */
export const serve: BuiltInFeature = {
  name: 'serve',
  commands: {
    start: {
      summary: 'build the site and serve it',
      otherName: 'serve',
      run: async ({ build, out, port, host }) => {
        const { baseUrl, redirects } = await build()
        const { serveFolder } = await import('./generator/serveFolder.ts')
        const served = { folder: out, baseUrl, redirects }
        await serveFolder({ ...served, port, host })
      }
    }
  }
}
