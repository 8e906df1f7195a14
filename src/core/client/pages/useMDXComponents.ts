import { features } from '../state/clientFeatures.tsx'

const provided = Object.assign(
  {},
  ...features.map(({ components }) => components)
)

/**
 * Components that pages may use without importing them.
 *
 * The MDX compiler requires this name. It returns a constant, so no context is
 * read. Purely presentational components are not here: the compiler writes them
 * as markup.
 */
export function useMDXComponents() {
  return provided
}
