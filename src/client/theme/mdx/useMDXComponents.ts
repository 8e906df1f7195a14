import type { ComponentType } from 'react'

const components: Readonly<Record<string, ComponentType<never>>> = {}

/**
 * Components that pages may use without importing them.
 *
 * Named as the MDX compiler wants it; a constant, so that no context is read.
 */
export function useMDXComponents() {
  return components
}
