import { features } from '../state/clientFeatures.tsx'

const provided = Object.assign(
  {},
  ...features.map(({ components }) => components)
)

/**
 * Components that pages can use without importing them.
 *
 * The MDX compiler requires this name. It returns a constant, so it needs no
 * React context. Purely presentational components aren't included: the compiler
 * renders them to markup.
 */
export function useMDXComponents() {
  return provided
}
