import type { Bundle } from '../bundle/bundle.ts'
import { nameModuleFile } from '../bundle/featureModules.ts'
import { listClientHalves } from '../bundle/serverApp.ts'
import { isSiteFeature } from '../content/isSiteFeature.ts'
import { explainResult } from '../content/read/explainResult.ts'
import { describeHook } from '../content/read/guardFeature.ts'
import { runSiteCode } from '../content/read/runSiteCode.ts'
import type { LoadedFeature } from '../feature.ts'
import { type Diagnostic, DiagnosticError } from '../model/diagnostic.ts'
import type { HeadHook } from '../model/head.ts'
import type { LocalePlan } from '../site/routes/planLocales.ts'
import { createFaultFinder } from './createFaultFinder.ts'

/** The hooks that create head tags, and what's wrong with others. */
interface HeadHooks {
  readonly hooks: readonly HeadHook[]
  /** One diagnostic for each hook of a site feature that fails on a page. */
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * List the hooks `head` of the client halves, without those that fail: hooks of
 * site features are tried on each page, because documents are created too
 * late to report a mistake with its place.
 */
export async function listWorkingHeadHooks(
  { site, routes }: Pick<LocalePlan, 'site' | 'routes'>,
  { server }: Pick<Bundle, 'server'>
): Promise<HeadHooks> {
  const { features, contentDir } = site.content
  const hooks: HeadHook[] = []
  const diagnostics: Diagnostic[] = []
  for (const [feature, { head }] of listClientHalves(features, server.app)) {
    if (head === undefined) continue
    const error = isSiteFeature(feature) && findError(head, feature)
    if (!error) {
      hooks.push(head)
      continue
    }
    const find = await createFaultFinder(server, features, contentDir)
    const place = find(error.cause)?.place
    diagnostics.push(
      ...error.diagnostics.map(each => ({ ...each, ...(place && { place }) }))
    )
  }
  return { hooks, diagnostics }

  /** @returns the error of the first page on which the hook fails */
  function findError(
    head: HeadHook,
    feature: LoadedFeature
  ): DiagnosticError | undefined {
    const file = feature.file ?? feature.name
    const code = describeHook(feature, 'head', { contentDir, file })
    try {
      for (const { route } of routes) {
        runSiteCode(
          code,
          () => head(site.client, route),
          value => {
            const reason = explainResult('head', value)
            if (reason === undefined) return
            throw new DiagnosticError({
              message: `The ${code.name} ${reason}`,
              place: {
                file: nameModuleFile(
                  feature.folder,
                  feature.client?.module,
                  contentDir
                )
              },
              hint: `${code.hint} It gets the page ${route.pathname}.`
            })
          }
        )
      }
      return undefined
    } catch (error) {
      if (error instanceof DiagnosticError) return error
      throw error
    }
  }
}
