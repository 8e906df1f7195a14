/**
 * Write the new version wherever it stands besides package.json, and date the
 * changelog. `npm version` runs this twice: before it changes anything, to check the
 * changelog, and before it commits.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * Files that state the version. `site.ts` doesn't import package.json, because a site
 * whose configuration imports something is built even if nothing has changed.
 */
export const versionedFiles = [
  'content/site.ts',
  'docs/behaviour.md',
  'docs/specification.md'
]

/** Replace a version, but not the same digits within a longer one. */
export function stampVersion(text: string, from: string, to: string): string {
  const pattern = from.replaceAll('.', '\\.')
  return text.replace(new RegExp(`(?<![\\d.])${pattern}(?!\\.?\\d)`, 'g'), to)
}

/**
 * Move the unreleased changes below a heading of their own.
 *
 * @param heading version and date
 * @throws Error if there are none
 */
export function stampChangelog(text: string, heading: string): string {
  const unreleased = /^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m
  const [, changes = ''] = unreleased.exec(text) ?? []
  if (changes.trim() === '') {
    throw new Error(
      'CHANGELOG.md has no changes below "## Unreleased". Describe the release there first.'
    )
  }
  return text.replace('## Unreleased\n', `## Unreleased\n\n## ${heading}\n`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    main()
  } catch (error) {
    console.error(`error: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}

function main(): void {
  const {
    npm_lifecycle_event: event,
    npm_old_version: from,
    npm_new_version: to
  } = process.env
  if (from === undefined || to === undefined) {
    throw new Error('Run "npm version" instead, which runs this script.')
  }
  const date = new Date().toISOString().slice(0, 10)
  const changelog = readFileSync('CHANGELOG.md', 'utf8')
  const stamped = stampChangelog(changelog, `${to} - ${date}`)
  if (event === 'preversion') return
  writeFileSync('CHANGELOG.md', stamped)
  for (const file of versionedFiles) {
    writeFileSync(file, stampVersion(readFileSync(file, 'utf8'), from, to))
  }
}
