import type { BuiltInFeature } from '../../feature.ts'
import { DiagnosticError } from '../../model/diagnostic.ts'

/** What a feature has to say about flags. */
type FlagOwner = Pick<BuiltInFeature, 'name' | 'flags'>

/**
 * Check that the site uses the features that command-line flags belong to.
 * Otherwise, a flag would do nothing, and nobody would notice.
 *
 * @param flags that are set, without `--`
 * @param builtIn all built-in features
 * @param used the site's features
 * @throws DiagnosticError that names the features to turn on
 */
export function checkFlags(
  flags: ReadonlySet<string>,
  builtIn: readonly FlagOwner[],
  used: readonly FlagOwner[]
): void {
  const has = (flag: string) => (feature: FlagOwner) =>
    Object.hasOwn(feature.flags ?? {}, flag)
  const diagnostics = [...flags].flatMap(flag => {
    const owner = builtIn.find(has(flag))
    return owner === undefined || used.some(has(flag))
      ? []
      : {
          severity: 'error' as const,
          message: `--${flag} does nothing, because the site doesn't use the feature "${owner.name}".`,
          hint: 'Turn the feature on in site.ts, or leave the flag out.'
        }
  })
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics)
}
