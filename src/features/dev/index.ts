import type { BuiltInFeature } from '../../core/feature.ts'

/** The development server. */
export const dev: BuiltInFeature = {
  name: 'dev',
  client: { developmentModule: 'client/followEdits.ts' },
  commandLine: {
    commands: {
      dev: {
        summary: 'start the development server',
        otherName: 'watch',
        takesLocale: true,
        run: async options => {
          const { startDevServer } = await import(
            './generator/startDevServer.ts'
          )
          return startDevServer(options)
        }
      }
    }
  }
}
