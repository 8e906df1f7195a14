import type { LoadedFeature } from '../feature.ts'
import type { ClientHalf, ServerApp } from './serverApp.ts'

/** Pair the features that have a client half with it. */
export function listClientHalves<Listed extends Pick<LoadedFeature, 'client'>>(
  features: readonly Listed[],
  { features: halves }: Pick<ServerApp, 'features'>
): readonly (readonly [Listed, ClientHalf])[] {
  return features
    .filter(({ client }) => client?.module !== undefined)
    .map((feature, index) => [feature, halves[index] ?? {}] as const)
}
