import type { LoadedFeature } from '../feature.ts'
import type { ClientHalf, ServerApp } from './serverApp.ts'

/** Pair each feature that has a client half with that half. */
export function listClientHalves<Listed extends Pick<LoadedFeature, 'client'>>(
  features: readonly Listed[],
  { features: halves }: Pick<ServerApp, 'features'>
): readonly (readonly [Listed, ClientHalf])[] {
  return features
    .filter(({ client }) => client?.module !== undefined)
    .map((feature, index) => [feature, halves[index] ?? {}] as const)
}
