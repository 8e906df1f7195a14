import type { Sample } from './parseSamples.ts'

const applicationImport = /^\s*(?:import|\} from)\s.*['"]@\/([^'"]+)['"]/

/**
 * Find imports of modules of the sample application that no page shows.
 *
 * Readers who copy a sample need the modules it imports, so there must be a
 * sample with the module's path as its title.
 *
 * @param samples of all pages, including those marked `nocheck`
 * @returns messages with positions
 */
export function findUnshownModules(
  samples: readonly Sample[]
): readonly string[] {
  const shown = new Set(samples.flatMap(findModule))
  return samples.flatMap(({ file, fenceLine, lines }) =>
    lines.flatMap((line, index) => {
      const module = applicationImport.exec(line)?.[1]
      if (module === undefined || shown.has(module)) return []
      const position = `${file}:${fenceLine + index + 1}:1`
      return `${position} No page shows "@/${module}". Readers who copy this sample need it: show it in a sample with the title "src/${module}.ts".`
    })
  )
}

/** @example findModule('src/app/theme/index.ts (web)') // ['app/theme'] */
function findModule({ title = '' }: Sample): readonly string[] {
  const path = /^src\/(.+?)(?:\/index)?\.tsx?(?= \(|$)/.exec(title)?.[1]
  return path === undefined ? [] : [path]
}
