import type { PageDiagnostic, PartialUse } from '../markdown/markdownContext.ts'
import { MAX_PARTIAL_DEPTH, MAX_PARTIALS } from '../model/limits.ts'
import { parseContentRequest } from '../site/routes/contentRequest.ts'
import { findPartial } from '../site/routes/findPartial.ts'
import type { PageFactsReader } from './createCachedCompiler.ts'

/** What including a file brings onto a page. */
interface Size {
  /** Partials, including those within partials. */
  readonly count: number
  /** How many levels deep they nest. */
  readonly depth: number
}

/**
 * Check how many partials the pages include, before anything expands them:
 * partials that include each other twice double the page at each level.
 *
 * @param specifiers of the pages' contents
 * @param contentDir absolute
 * @returns diagnostics by specifier, for those that include too many
 */
export async function checkPartials(
  specifiers: readonly string[],
  readFacts: PageFactsReader,
  contentDir: string
): Promise<ReadonlyMap<string, PageDiagnostic>> {
  const sizes = new Map<string, Size>()
  const diagnostics = new Map<string, PageDiagnostic>()
  for (const specifier of specifiers) {
    const { count, depth } = await measure(specifier, [])
    if (count <= MAX_PARTIALS && depth <= MAX_PARTIAL_DEPTH) continue
    const use = await findLargest(specifier)
    diagnostics.set(specifier, {
      kind: 'compile',
      severity: 'error',
      place: {
        file: parseContentRequest(specifier).file,
        line: use?.line,
        column: use?.column
      },
      message:
        count > MAX_PARTIALS
          ? `The page includes ${count.toLocaleString('en')} partials, counting those within partials; the limit is ${MAX_PARTIALS.toLocaleString('en')}.`
          : `The page includes partials ${depth.toLocaleString('en')} levels deep; the limit is ${MAX_PARTIAL_DEPTH}.`,
      hint:
        count > MAX_PARTIALS
          ? 'Look for partials that include other partials several times, and include each of them once.'
          : 'Include the inner partials in the page itself.'
    })
  }
  return diagnostics

  /** @param parents specifiers that lead to this one */
  async function measure(
    specifier: string,
    parents: readonly string[]
  ): Promise<Size> {
    const known = sizes.get(specifier)
    if (known !== undefined) return known
    let [count, depth] = [0, 0]
    const chain = [...parents, specifier]
    for (const use of await listUses(specifier)) {
      const partial = locate(use, specifier)
      // Rendering reports files that include themselves.
      if (chain.includes(partial)) continue
      const inner = await measure(partial, chain)
      count += 1 + inner.count
      depth = Math.max(depth, 1 + inner.depth)
    }
    const size = { count, depth }
    sizes.set(specifier, size)
    return size
  }

  async function listUses(specifier: string): Promise<readonly PartialUse[]> {
    return (await readFacts(specifier))?.partials ?? []
  }

  /** @param includer specifier of the page or partial that includes it */
  function locate({ specifier }: PartialUse, includer: string): string {
    const { file } = parseContentRequest(includer)
    return findPartial(specifier, file, contentDir)
  }

  /** Find the partial that brings the most partials onto a page. */
  async function findLargest(
    specifier: string
  ): Promise<PartialUse | undefined> {
    const weigh = (use: PartialUse) =>
      sizes.get(locate(use, specifier)) ?? { count: 0, depth: 0 }
    const [largest] = (await listUses(specifier)).toSorted(
      (one, other) =>
        weigh(other).count - weigh(one).count ||
        weigh(other).depth - weigh(one).depth
    )
    return largest
  }
}
