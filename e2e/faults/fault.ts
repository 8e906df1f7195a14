import type { SharedSite } from '../support/sites.ts'

/** A mistake that somebody could make, and the test that has to notice it. */
export interface Fault {
  /** What a reader or author would meet, as a sentence. */
  readonly name: string
  /** Where the mistake is made. */
  readonly file: string
  /** Stands in the file exactly once; the shorter, the longer it stays true. */
  readonly find: string
  /** Takes its place. */
  readonly replace: string
  readonly caughtBy: NamedTest
}

export interface NamedTest {
  readonly file: string
  /** The title of the test, or a part of it that others do not have. */
  readonly title: string
  /** The shared sites that it visits; none for a test without. */
  readonly sites?: readonly SharedSite[]
}

/** Which kind of test it is, by where it lives. */
export type Layer = 'unit' | 'conformance' | 'browser'

export function findLayer({ file }: NamedTest): Layer {
  if (file.endsWith('.spec.ts')) return 'browser'
  return file.startsWith('e2e/') ? 'conformance' : 'unit'
}

/** Name a scenario. */
export function scenario(
  file: string,
  title: string,
  ...sites: readonly SharedSite[]
): NamedTest {
  return { file: `e2e/scenarios/${file}.spec.ts`, title, sites }
}

/** Name a row or a test about what is served. */
export function conformance(
  file: string,
  title: string,
  ...sites: readonly SharedSite[]
): NamedTest {
  return { file: `e2e/conformance/${file}.test.ts`, title, sites }
}

/** Name a test of the sources. */
export function unit(file: string, title: string): NamedTest {
  return { file: `src/${file}`, title }
}
