import type { BuiltInFeature } from '../../core/feature.ts'

/** Sets up a site in the working folder. */
export const init: BuiltInFeature = {
  name: 'init',
  commands: {
    init: {
      summary: 'set up a site in the current folder',
      otherName: 'create',
      run: async context => {
        const { runInit } = await import('./generator/runInit.ts')
        await runInit(process.cwd(), context)
      }
    }
  }
}
