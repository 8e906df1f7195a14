import type { ImportDeclaration } from 'estree'
import { findPackageName } from '../../../core/content/findSiteModule.ts'
import {
  type MarkdownPage,
  reportDiagnostic
} from '../../../core/markdown/markdownContext.ts'
import {
  parseModule,
  type Statement
} from '../../../core/markdown/module/moduleSyntax.ts'
import { findMissingModule, type MissingModule } from './findMissingModule.ts'
import { findStatementPlace } from './rawFiles.ts'
import { isDocusaurusModule, listReplacements } from './replacements.ts'

/**
 * Reject an import that can't be resolved: report it and replace it with
 * placeholders, so that the rest of the page still works. With a `site.ts`, only
 * checks whether Docusaurus modules have a replacement.
 *
 * @returns a replacement for the statement; undefined if nothing is missing
 */
export function refuseImport(
  statement: ImportDeclaration,
  page: MarkdownPage
): readonly Statement[] | undefined {
  const source = String(statement.source.value)
  if (!page.context.setup.isLenient && !isDocusaurusModule(source))
    return undefined
  const missing = findMissingModule(
    { source, names: listNames(statement) },
    {
      file: page.file.path,
      contentDir: page.context.contentDir,
      replacements: listReplacements(page.context.setup.features)
    }
  )
  if (missing === undefined) return undefined
  const { data } = page.file
  const names = statement.specifiers.map(({ local }) => local.name)
  data.refusedNames = new Set([...(data.refusedNames ?? []), ...names])
  reportDiagnostic(page, findStatementPlace(statement), {
    kind: 'feature',
    severity: 'error',
    ...describeMissing(missing)
  })
  // Placeholders render nothing; those for hooks return an empty object.
  const create = (name: string) =>
    `const ${name} = () => ${/^use[A-Z]/.test(name) ? '({})' : 'null'}`
  return parseModule(names.map(create).join('\n'))
}

function listNames({ specifiers }: ImportDeclaration): readonly string[] {
  return specifiers.flatMap(specifier =>
    specifier.type === 'ImportSpecifier' &&
    specifier.imported.type === 'Identifier'
      ? [specifier.imported.name]
      : []
  )
}

function describeMissing({ name, importer }: MissingModule) {
  const isDocusaurus = isDocusaurusModule(name)
  const message =
    importer !== undefined
      ? `The component ${importer} isn't shown, because it imports "${name}", which can't be found.`
      : isDocusaurus
        ? `This theme has no equivalent of "${name}".`
        : `Can't find the module "${name}", so its imports are ignored.`
  const isPath = /^(?:\.|\/|@site\/)/.test(name)
  const hint = isDocusaurus
    ? 'This theme has no equivalent. Rewrite the component without it, or remove the import and its uses.'
    : isPath
      ? 'Create the file, correct the path, or remove the import and its uses.'
      : `Install the package (npm install ${findPackageName(name)}), or remove the import and its uses.`
  return { message, hint }
}
