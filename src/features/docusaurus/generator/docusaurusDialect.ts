import type { Dialect } from '../../../core/build/dialect.ts'
import { listAliases } from './counterparts.ts'
import { createPictureRules } from './createPictureRules.ts'
import { findLayout } from './findLayout.ts'
import { movedFields } from './movedFields.ts'
import { readTexts } from './readTexts.ts'
import { rehypeDocusaurus } from './rehypeDocusaurus.ts'
import { translationFolders } from './translationFolders.ts'
import { unwrapMdxFences } from './unwrapMdxFences.ts'

/** What websites written for Docusaurus need besides what all content does. */
export const docusaurusDialect: Dialect = {
  findLayout,
  movedFields,
  rewriteSource: unwrapMdxFences,
  translations: { ...translationFolders, readTexts },
  rehypePlugin: rehypeDocusaurus,
  listAliases,
  createRules: createPictureRules
}
