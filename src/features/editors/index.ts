import type { BuiltInFeature } from '../../core/feature.ts'

/** Lets editors check and complete front matter and data files. */
export const editors: BuiltInFeature = {
  name: 'editors',
  commands: {
    schemas: {
      summary: 'describe front matter and data files for editors',
      isPartOfSetup: true,
      run: async ({ contentDir, features = [] }) => {
        const { writeSchemas } = await import('./generator/writeSchemas.ts')
        await writeSchemas(process.cwd(), contentDir, features)
      }
    }
  }
}
