import type { Dialect } from '../../../core/build/dialect.ts'
import { createPictureRules } from './createPictureRules.ts'
import { findLayout } from './findLayout.ts'
import { movedFields } from './movedFields.ts'
import { readTexts } from './readTexts.ts'
import { rehypeDocusaurus } from './rehypeDocusaurus.ts'
import { listAliases } from './replacements.ts'
import { translationFolders } from './translationFolders.ts'
import { unwrapMdxFences } from './unwrapMdxFences.ts'

/** The dialect of Docusaurus websites. */
export const docusaurusDialect: Dialect = {
  findLayout,
  movedFields,
  rewriteSource: unwrapMdxFences,
  translations: { ...translationFolders, readTexts },
  rehypePlugin: rehypeDocusaurus,
  listAliases,
  createRules: createPictureRules
}
