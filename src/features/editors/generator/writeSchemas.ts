import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { listDialects } from '../../../core/content/contentDialect.ts'
import { findContentLayout } from '../../../core/content/read/findContentLayout.ts'
import {
  collectFrontMatterShape,
  listFileSchemas
} from '../../../core/content/read/listFileSchemas.ts'
import { loadEnabledFeatures } from '../../../core/content/read/loadEnabledFeatures.ts'
import { createReport } from '../../../core/content/report.ts'
import type { Feature } from '../../../core/feature.ts'
import { DiagnosticError, isError } from '../../../core/model/diagnostic.ts'
import { toPosixPath } from '../../../core/platform/toPosixPath.ts'
import { printSchemas } from './printSchemas.ts'

const SETTINGS = '.vscode/settings.json'

/**
 * Write the JSON Schemas of a site's files, and the settings of VS Code unless
 * there are some already.
 *
 * @param project absolute; where editors open the site
 * @param given content folder, absolute
 * @param builtIn the built-in features
 * @throws DiagnosticError if the configuration or a feature can't be read
 */
export async function writeSchemas(
  project: string,
  given: string,
  builtIn: readonly Feature[]
): Promise<void> {
  const layout = await findContentLayout(given, listDialects(builtIn))
  const { contentDir } = layout
  const report = createReport()
  const { config, features } = await loadEnabledFeatures(
    layout,
    {},
    { features: builtIn, ...report }
  )
  const errors = report.listDiagnostics().filter(isError)
  if (errors.length > 0) throw new DiagnosticError(errors)
  const { schemas, settings } = printSchemas(
    listFileSchemas(config, features),
    toPosixPath(path.relative(project, contentDir)) || '.',
    collectFrontMatterShape(features)
  )
  for (const [file, text] of Object.entries(schemas)) {
    await writeText(path.join(project, file), text)
    console.log(`  wrote ${file}`)
  }
  const text = JSON.stringify(settings, undefined, 2)
  if (existsSync(path.join(project, SETTINGS))) {
    console.log(`\n${SETTINGS} exists. Add what it lacks:\n${text}`)
    return
  }
  await writeText(path.join(project, SETTINGS), `${text}\n`)
  console.log(`  wrote ${SETTINGS}`)
}

async function writeText(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}
