/**
 * Fail if `npm audit` finds an advisory that scripts/allowedAdvisories.json doesn't
 * allow. Needs the network, so it's a step of CI and not of `npm test`.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

/** An exception ends on a date, so that somebody looks at it again. */
const allowedSchema = z.array(
  z.strictObject({
    advisory: z.string().regex(/^GHSA(?:-[0-9a-z]{4}){3}$/),
    reason: z.string().min(20),
    expires: z.iso.date()
  })
)

/** Output of `npm audit --json`; a name in `via` is another vulnerable package. */
const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          z.string(),
          z.object({
            name: z.string(),
            title: z.string(),
            url: z.string(),
            severity: z.string(),
            range: z.string()
          })
        ])
      )
    })
  )
})

/**
 * Compare npm's report with the allowed advisories.
 *
 * @param today as in "2026-11-27"
 * @returns one sentence per problem
 * @throws Error if the list is malformed, or npm printed something else than a report
 */
export function judgeAudit(
  report: unknown,
  { allowed, today }: { readonly allowed: unknown; readonly today: string }
): readonly string[] {
  const exceptions = allowedSchema.parse(allowed)
  const { data } = reportSchema.safeParse(report)
  if (data === undefined) {
    const printed = JSON.stringify(report).slice(0, 200)
    throw new Error(`"npm audit" printed no report, but ${printed}.`)
  }
  const found = new Map<string, string>()
  for (const { via } of Object.values(data.vulnerabilities)) {
    for (const each of via) {
      if (typeof each === 'string') continue
      const id = each.url.replace(/^.*\//, '')
      found.set(
        id,
        `${each.name} ${each.range}: ${each.title} (${each.severity}, ${id})`
      )
    }
  }
  const diagnostics = exceptions.flatMap(({ advisory, expires }) => {
    if (!found.has(advisory)) return [`${advisory} is allowed, but not found.`]
    if (expires >= today) found.delete(advisory)
    return expires >= today
      ? []
      : [`The exception for ${advisory} expired on ${expires}.`]
  })
  return [...found.values(), ...diagnostics]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()

function main(): void {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024
  })
  const list = new URL('allowedAdvisories.json', import.meta.url)
  const diagnostics = judgeAudit(JSON.parse(stdout), {
    allowed: JSON.parse(readFileSync(list, 'utf8')),
    today: new Date().toISOString().slice(0, 10)
  })
  if (diagnostics.length === 0) return
  for (const problem of diagnostics) console.error(`error: ${problem}`)
  console.error(
    '  Update the package. If no fixed version exists, allow the advisory in scripts/allowedAdvisories.json.'
  )
  process.exitCode = 1
}
