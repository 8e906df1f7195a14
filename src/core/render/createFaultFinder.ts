import path from 'node:path'
import type { TraceableServer } from '../bundle/bundle.ts'
import { listSourceFrames } from '../bundle/listSourceFrames.ts'
import { listClientHalves } from '../bundle/serverApp.ts'
import { isSiteFeature } from '../content/isSiteFeature.ts'
import type { LoadedFeature } from '../feature.ts'
import type { SourceLocation } from '../model/diagnostic.ts'
import { isInside } from '../platform/isInside.ts'
import { toPosixPath } from '../platform/toPosixPath.ts'

/** What of a site feature throws while a page is rendered. */
export interface FeatureFault {
  /** As in messages: `slot "beforeDoc" of the feature "glossary"`. */
  readonly name: string
  readonly place: SourceLocation
}

type FindFault = (error: unknown) => FeatureFault | undefined

/** The part of a feature that this module reads. */
type Owner = Pick<LoadedFeature, 'name' | 'module' | 'folder' | 'client'>

/**
 * Create a function that finds the site feature from which an error comes.
 *
 * @param contentDir absolute path of the content folder
 */
export async function createFaultFinder(
  server: TraceableServer,
  features: readonly Owner[],
  contentDir: string
): Promise<FindFault> {
  const halves = new Map(listClientHalves(features, server.app))
  const owners = features
    .map(feature => ({
      ...feature,
      parts: listParts({
        ...halves.get(feature),
        ...(feature.client?.pages && {
          pages: pickViews(feature.client.pages, server.app.loadedPageViews)
        })
      })
    }))
    .filter(isSiteFeature)
  const map = owners.length > 0 ? await server.createSourceMap() : undefined
  if (map === undefined) return () => undefined
  return error => {
    const frames = listSourceFrames(error, server.file, map)
    for (const { name, folder, parts } of owners) {
      const featureFrames = frames.filter(({ file }) => isInside(file, folder))
      const [first] = featureFrames
      const component = featureFrames.at(-1)?.name ?? ''
      const part = parts.get(component)
      // Components of pages can be in the folder, too, if it's the content's.
      if (first === undefined || (folder === contentDir && !part)) continue
      return {
        name: `${part ?? `component <${component}>`} of the feature "${name}"`,
        place: {
          file: toPosixPath(path.relative(contentDir, first.file)),
          line: first.line,
          column: first.column
        }
      }
    }
    return undefined
  }
}

/** How messages name the parts of a client half. */
const PART_NAMES: Readonly<Record<string, (name: string) => string>> = {
  pages: kind => `page kind "${kind}"`,
  components: name => `component <${name}>`,
  slots: name => `slot "${name}"`,
  navbarItems: type => `navbar item "${type}"`,
  navbarGroups: type => `navbar group "${type}"`
}

/** Pick the components of page kinds. */
function pickViews(
  kinds: object,
  views: TraceableServer['app']['loadedPageViews']
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.keys(kinds).map(kind => [kind, views[kind]]))
}

/** List the functions of a client half: their names → as in messages. */
function listParts(half: object): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(half).flatMap(([kind, value]) =>
      typeof value === 'function'
        ? [[value.name, `client hook "${kind}"`] as const]
        : Object.entries(Object(value)).flatMap(([name, part]) =>
            typeof part === 'function'
              ? [
                  [
                    part.name,
                    PART_NAMES[kind]?.(name) ?? `client hook "${kind}.${name}"`
                  ] as const
                ]
              : []
          )
    )
  )
}
