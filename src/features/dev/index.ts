import type { BuiltInFeature } from '../../core/feature.ts'

/** The development server. */
export const dev: BuiltInFeature = {
  name: 'dev',
  client: { developmentModule: 'client/followEdits.ts' },
  commands: {
    dev: {
      summary: 'start the development server',
      otherName: 'watch',
      takesLocale: true,
      run: async context => {
        const { startDevServer } = await import('./generator/startDevServer.ts')
        return startDevServer(context)
      }
    }
  }
}
