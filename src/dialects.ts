import type { Dialect } from './core/build/dialect.ts'
import { docusaurus } from './features/docusaurus/generator/docusaurus.ts'

/** The generators whose websites can be built here too. */
export const dialects: readonly Dialect[] = [docusaurus]
