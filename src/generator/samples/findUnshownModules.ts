import type { Sample } from './parseSamples.ts'
import type { SampleFinding } from './resolveDiagnostic.ts'

const applicationImport = /^(?:import|\} from)\s.*['"]@\/([^'"]+)['"]/

/**
 * Find imports of the sample application's modules that no page shows.
 *
 * Readers who copy a sample need the modules it imports, so a sample somewhere
 * has to have the module's path as its title.
 *
 * @param samples those of all pages, also the ones that cannot be compiled
 */
export function findUnshownModules(
  samples: readonly Sample[]
): readonly SampleFinding[] {
  const shown = new Set(samples.flatMap(findModule))
  return samples.flatMap(sample =>
    sample.lines.flatMap((line, index) => {
      const module = applicationImport.exec(line)?.[1]
      return module === undefined || shown.has(module)
        ? []
        : createFinding(sample, index, module)
    })
  )
}

/** @example findModule('src/app/theme/index.ts (web)') // ['app/theme'] */
function findModule({ title = '' }: Sample): readonly string[] {
  const path = /^src\/(.+?)(?:\/index)?\.tsx?(?= \(|$)/.exec(title)?.[1]
  return path === undefined ? [] : [path]
}

function createFinding(
  sample: Sample,
  index: number,
  module: string
): SampleFinding {
  return {
    file: sample.file,
    line: sample.fenceLine + index + 1,
    column: (sample.indents[index] ?? 0) + 1,
    message:
      `No page shows "@/${module}". Readers who copy this sample need it: ` +
      `show it in a sample with the title "src/${module}.ts".`,
    source: sample.lines[index] ?? '',
    sourceColumn: 1
  }
}
