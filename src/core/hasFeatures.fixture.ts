import { features } from '../features.ts'

/**
 * Whether all of these features exist. A test about two features runs only with
 * both, because each can be deleted.
 */
export function hasFeatures(...names: readonly string[]): boolean {
  return names.every(name => features.some(feature => feature.name === name))
}

/** Whether a path is in the folder of a deleted feature. */
export function isOfDeletedFeature(file: string): boolean {
  const [, name] = /(?:^|\/)features\/(\w+)(?:\/|$)/.exec(file) ?? []
  return name !== undefined && !hasFeatures(name)
}
