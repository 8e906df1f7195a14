import { getDefaultLevel } from '../content/content.ts'
import type { BuiltInWrittenLocale, Flags, RenderedLocale } from '../locale.ts'
import {
  applyLevel,
  type Diagnostic,
  DiagnosticError,
  isError,
  isWarning
} from '../model/diagnostic.ts'
import type { Reporter } from '../platform/reporter.ts'
import { collectDiagnostics } from './collectDiagnostics.ts'
import type { LocaleFiles } from './writeLocale.ts'

/**
 * Let features check a locale, and report everything that any stage has found.
 *
 * @throws DiagnosticError with all mistakes
 */
export async function checkLocale(
  locale: RenderedLocale & { readonly files: LocaleFiles },
  tools: {
    readonly reporter: Reporter
    readonly options: { readonly flags?: Flags }
  }
): Promise<void> {
  const { plan, pages, bundle, rendered, files } = locale
  const { reporter, options } = tools
  const { flags = new Set() } = options
  const { content } = plan.site
  const inFiles = applyLevel(getDefaultLevel(content), files.diagnostics)
  reporter.warn(inFiles.filter(isWarning))
  const markdown = [...pages.diagnostics, ...bundle.markdown.diagnostics]
  const stageErrors = [
    ...plan.site.diagnostics.filter(isError),
    ...bundle.errors,
    ...rendered.diagnostics
  ]
  const failed = markdown.flatMap(({ kind, place }) =>
    kind === 'compile' ? place.file : []
  )
  const written: BuiltInWrittenLocale = {
    ...locale,
    flags,
    failed: new Set(failed),
    isComplete: stageErrors.length === 0 && failed.length === 0
  }
  const diagnostics = await reporter.stage('checks', async () =>
    collectDiagnostics({
      plan,
      pages: rendered.pages,
      files: files.names,
      markdown,
      ofFeatures: await runCheckHooks(written),
      errors: [...stageErrors, ...inFiles.filter(isError)]
    })
  )
  const errors = diagnostics.filter(isError)
  reporter.warn(diagnostics.filter(isWarning))
  if (errors.length > 0) throw new DiagnosticError(errors)
}

async function runCheckHooks(
  locale: BuiltInWrittenLocale
): Promise<readonly Diagnostic[]> {
  const diagnostics = await Promise.all(
    locale.plan.site.content.features.map(async ({ check, file }) =>
      placeAll((await check?.(locale)) ?? [], file)
    )
  )
  return diagnostics.flat()
}

/** Without a place, name the module of the feature that reports a diagnostic. */
function placeAll(
  diagnostics: readonly Diagnostic[],
  file: string | undefined
): readonly Diagnostic[] {
  return file === undefined
    ? diagnostics
    : diagnostics.map(each =>
        each.place ? each : { ...each, place: { file } }
      )
}
