import type { Feature } from '../../core/feature.ts'
import { docusaurusDialect } from './generator/docusaurusDialect.ts'

/** Builds Docusaurus websites unchanged. */
export const docusaurus: Feature = {
  name: 'docusaurus',
  dialect: docusaurusDialect
}
