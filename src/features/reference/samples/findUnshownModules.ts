import type { Sample } from './parseSamples.ts'

const applicationImport = /^\s*(?:import|\} from)\s.*['"]@\/([^'"]+)['"]/

/**
 * Find imports of the sample application's modules that no page shows.
 *
 * Readers who copy a sample need the modules it imports, so a sample somewhere
 * has to have the module's path as its title.
 *
 * @param samples those of all pages, also the ones that cannot be compiled
 * @returns messages, each at the import's place
 */
export function findUnshownModules(
  samples: readonly Sample[]
): readonly string[] {
  const shown = new Set(samples.flatMap(findModule))
  return samples.flatMap(({ file, fenceLine, lines }) =>
    lines.flatMap((line, index) => {
      const module = applicationImport.exec(line)?.[1]
      if (module === undefined || shown.has(module)) return []
      const place = `${file}:${fenceLine + index + 1}:1`
      return `${place} No page shows "@/${module}". Readers who copy this sample need it: show it in a sample with the title "src/${module}.ts".`
    })
  )
}

/** @example findModule('src/app/theme/index.ts (web)') // ['app/theme'] */
function findModule({ title = '' }: Sample): readonly string[] {
  const path = /^src\/(.+?)(?:\/index)?\.tsx?(?= \(|$)/.exec(title)?.[1]
  return path === undefined ? [] : [path]
}
