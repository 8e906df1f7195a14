import type { TestProject } from 'vitest/node'
import { packTarballs, type Tarballs } from './packTarballs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly tarballs: Pick<Tarballs, 'files' | 'packed' | 'size'>
  }
}

/** Pack the packages for all tests. */
export default async function globalSetup({
  provide
}: TestProject): Promise<() => Promise<void>> {
  const { remove, ...tarballs } = await packTarballs()
  provide('tarballs', tarballs)
  return remove
}
