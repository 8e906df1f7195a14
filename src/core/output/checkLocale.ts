import type { CheckedLocale, Flags, RenderedLocale } from '../locale.ts'
import { SiteErrors } from '../model/errors.ts'
import type { Reporter } from '../platform/reporter.ts'
import { judgeFindings } from './judgeFindings.ts'
import type { WrittenFiles } from './writeLocale.ts'

/**
 * Let features check a locale, and report everything that any stage has found.
 *
 * @throws SiteErrors with all mistakes
 */
export async function checkLocale(
  locale: RenderedLocale & { readonly files: WrittenFiles },
  tools: { readonly reporter: Reporter; readonly flags?: Flags | undefined }
): Promise<void> {
  const { plan, pages, bundle, rendered, files } = locale
  const { reporter, flags = new Set() } = tools
  const { isBare, features } = plan.site.content
  if (isBare) reporter.warn(files.problems)
  const findings = [...pages.findings, ...bundle.findings]
  const failures = [
    ...plan.site.problems,
    ...bundle.problems,
    ...rendered.problems
  ]
  const failed = findings.flatMap(({ kind, file }) =>
    kind === 'compile' ? file : []
  )
  const checked: CheckedLocale = {
    ...locale,
    flags,
    failed: new Set(failed),
    isWhole: failures.length === 0 && failed.length === 0
  }
  const { errors, warnings } = await reporter.stage('checks', async () => {
    const leveled = await Promise.all(
      features.map(({ check }) => check?.(checked) ?? [])
    )
    return judgeFindings({
      plan,
      pages: rendered.pages,
      files: files.names,
      markdown: findings,
      checked: leveled.flat(),
      problems: [...failures, ...(isBare ? [] : files.problems)]
    })
  })
  reporter.warn(warnings)
  if (errors.length > 0) throw new SiteErrors(errors)
}
