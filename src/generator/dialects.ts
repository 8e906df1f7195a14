import type { Dialect } from './dialect.ts'
import { docusaurus } from './docusaurus/docusaurus.ts'

/** The generators whose websites can be built here too. */
export const dialects: readonly Dialect[] = [docusaurus]
