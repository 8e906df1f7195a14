import type { ImportDeclaration } from 'estree'
import { findPackageName } from '../../../core/content/findExtension.ts'
import { suggestClosest } from '../../../core/content/schema/suggestName.ts'
import {
  type MarkdownPage,
  reportFinding
} from '../../../core/markdown/markdownContext.ts'
import {
  parseModule,
  type Statement
} from '../../../core/markdown/module/moduleSyntax.ts'
import { findMissingModule, type MissingModule } from './findMissingModule.ts'
import { findStatementPlace } from './rawFiles.ts'
import { isDocusaurusModule, listReplacements } from './replacements.ts'

/**
 * Reject an unresolved import: report it and replace it with placeholders, so
 * that the rest of the page still works.
 *
 * @returns a replacement for the statement; undefined if nothing is missing
 */
export function refuseMissing(
  statement: ImportDeclaration,
  page: MarkdownPage
): readonly Statement[] | undefined {
  if (!page.context.isBare) return undefined
  const missing = findMissing(statement, page)
  return missing && refuse(statement, page, describeMissing(missing))
}

/**
 * Reject an import of a Docusaurus module without a replacement.
 *
 * @returns a replacement for the statement
 */
export function refuseUnknown(
  statement: ImportDeclaration,
  page: MarkdownPage
): readonly Statement[] {
  const name = String(statement.source.value)
  const known = [...listReplacements(page.context.features).keys()]
  return refuse(statement, page, {
    message: `This theme has no equivalent of "${name}".`,
    remedy: suggestClosest(
      name,
      known,
      `Remove the import and its uses, or import your own component. This theme supports ${known.join(', ')}.`
    )
  })
}

/** The report about a rejected import. */
interface Refusal {
  readonly message: string
  readonly remedy: string
}

function refuse(
  statement: ImportDeclaration,
  page: MarkdownPage,
  refusal: Refusal
): readonly Statement[] {
  const { data } = page.file
  const names = statement.specifiers.map(({ local }) => local.name)
  data.refusedNames = new Set([...(data.refusedNames ?? []), ...names])
  reportFinding(page, findStatementPlace(statement), {
    kind: 'feature',
    level: 'error',
    ...refusal
  })
  // Placeholders render nothing; those for hooks return an empty object.
  const create = (name: string) =>
    `const ${name} = () => ${/^use[A-Z]/.test(name) ? '({})' : 'null'}`
  return parseModule(names.map(create).join('\n'))
}

function findMissing(
  { source, specifiers }: ImportDeclaration,
  { context, file }: MarkdownPage
): MissingModule | undefined {
  const importer = {
    file: file.path,
    contentDir: context.contentDir,
    replacements: listReplacements(context.features)
  }
  const names = specifiers.flatMap(specifier =>
    specifier.type === 'ImportSpecifier' &&
    specifier.imported.type === 'Identifier'
      ? [specifier.imported.name]
      : []
  )
  return findMissingModule({ source: String(source.value), names }, importer)
}

function describeMissing({ name, lacking, importer }: MissingModule): Refusal {
  const what = lacking === undefined ? `"${name}"` : `"${lacking}" of "${name}"`
  return {
    message:
      importer === undefined
        ? `Can't find the module ${what}, so its imports are ignored.`
        : `The component ${importer} isn't shown, because it imports ${what}, which can't be found.`,
    remedy: createRemedy(name)
  }
}

function createRemedy(name: string): string {
  if (/^(?:\.|\/|@site\/)/.test(name)) {
    return 'Create the file, correct the path, or remove the import and its uses.'
  }
  return isDocusaurusModule(name)
    ? 'This theme has no equivalent. Rewrite the component without it, or remove the import.'
    : `Install the package (npm install ${findPackageName(name)}), or remove the import and its uses.`
}
