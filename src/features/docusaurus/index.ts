import type { Feature } from '../../core/feature.ts'
import { docusaurusDialect } from './generator/docusaurusDialect.ts'

/** Websites written for Docusaurus, built as they are. */
export const docusaurus: Feature = {
  name: 'docusaurus',
  dialect: docusaurusDialect
}
