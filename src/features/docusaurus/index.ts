import type { BuiltInFeature } from '../../core/feature.ts'
import { docusaurusDialect } from './generator/docusaurusDialect.ts'

/** Builds Docusaurus websites unchanged. */
export const docusaurus: BuiltInFeature = {
  name: 'docusaurus',
  dialect: docusaurusDialect
}
