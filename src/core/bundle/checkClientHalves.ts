import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { createScriptLocator } from '../content/check/createScriptLocator.ts'
import { validateValue } from '../content/check/validateValue.ts'
import { isSiteFeature } from '../content/isSiteFeature.ts'
import { createLazyLocator } from '../content/sourceLocator.ts'
import type { LoadedFeature } from '../feature.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { locateModule, nameModuleFile } from './featureModules.ts'
import type { ClientHalf, ServerApp } from './serverApp.ts'
import { listClientHalves } from './serverApp.ts'

const hook = z
  .custom<unknown>(value => typeof value === 'function', {
    error: "A hook isn't a function.\nWrite a function: (root) => { … }"
  })
  .optional()

const component = z.custom<unknown>(isComponent, {
  error:
    "This isn't a component.\nWrite the name of a component, without angle brackets."
})

const slot = component.optional()

/** The names of slots; the test compares them with `Slots`. */
export const slots = {
  overlay: slot,
  navbarEnd: slot,
  beforeDoc: slot,
  beforeTitle: slot,
  afterDoc: slot,
  pageActions: slot,
  notFound: slot
}

/** The shape of a client half; see `client/clientFeature.ts`. */
const clientSchema = z.strictObject({
  navbarItems: z.record(z.string(), component).optional(),
  slots: z.strictObject(slots).optional(),
  navbarGroups: z.record(z.string(), hook).optional(),
  head: hook,
  enhance: hook,
  start: hook,
  // Only client halves of built-in features are typed with these.
  components: z.record(z.string(), component).optional(),
  pages: z.record(z.string(), component).optional(),
  useNavbarLinks: hook,
  menuPanel: z.looseObject({}).optional()
})

/** React wraps components in objects, as `memo` does. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || Object.hasOwn(Object(value), '$$typeof')
}

/**
 * Check the client halves of site features, and the components of their
 * pages, as the server bundle exports them.
 *
 * @param contentDir absolute
 */
export function checkClientHalves(
  features: readonly LoadedFeature[],
  app: Pick<ServerApp, 'features' | 'loadedPageViews'>,
  contentDir: string
): readonly Diagnostic[] {
  const halves = new Map(listClientHalves(features, app))
  return features.filter(isSiteFeature).flatMap(feature => {
    const half = halves.get(feature)
    return [
      ...(half ? checkHalf(feature, half, contentDir) : []),
      ...checkViews(feature, app.loadedPageViews, contentDir),
      ...checkNavbarItems(feature, half)
    ]
  })
}

function checkHalf(
  { name, folder, client }: LoadedFeature,
  half: unknown,
  contentDir: string
): readonly Diagnostic[] {
  const file = nameModuleFile(folder, client?.module, contentDir)
  const locator = createLazyLocator(file, () => {
    const text = readFileSync(locateModule(folder, client?.module), 'utf8')
    return createScriptLocator(file, text)
  })
  const label = `the client half of the feature "${name}"`
  const { diagnostics } = validateValue(half, clientSchema, {
    ...locator,
    file: label
  })
  return diagnostics.map(each => ({
    ...each,
    message: each.message.includes(label)
      ? each.message
      : `In ${label}: ${each.message}`
  }))
}

/** Report navbar items that the client half doesn't show. */
function checkNavbarItems(
  { name, file, config }: LoadedFeature,
  half: ClientHalf | undefined
): readonly Diagnostic[] {
  return (config?.navbarItems ?? [])
    .filter(type => !half?.navbarItems?.[type] && !half?.navbarGroups?.[type])
    .map(type => ({
      severity: 'error',
      message: `"config.navbarItems" of the feature "${name}" has "${type}", but its client half doesn't show it.`,
      ...(file && { place: { file } }),
      hint: `Add a component to the client half: navbarItems: { ${type}: … }`
    }))
}

function checkViews(
  { name, folder, client }: LoadedFeature,
  views: ServerApp['loadedPageViews'],
  contentDir: string
): readonly Diagnostic[] {
  return (
    Object.entries(client?.pages ?? {})
      // A missing export is reported already.
      .filter(
        ([kind]) => views[kind] !== undefined && !isComponent(views[kind])
      )
      .map(([kind, module]) => ({
        severity: 'error',
        message: `The default export isn't a component, which "client.pages.${kind}" of the feature "${name}" needs.`,
        place: { file: nameModuleFile(folder, module, contentDir), line: 1 },
        hint: 'Export a function that gets PageProps.'
      }))
  )
}
