/**
 * The deletion test: in a copy of the project without some features, the rest must
 * compile, pass the linter and its unit tests, and build a plain site.
 *
 *     npm run test:deletion                  without any feature; checks types
 *                                            without some, too
 *     npm run test:deletion -- blog search   without these
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { planDeletions } from './planDeletions.ts'

const project = fileURLToPath(new URL('..', import.meta.url))
const all = readdirSync(path.join(project, 'src/features'))
const given = process.argv.slice(2)
const unknown = given.filter(name => !all.includes(name))
if (unknown.length > 0) {
  console.error(`No such feature: ${unknown}. Features: ${all.join(', ')}.`)
  process.exit(1)
}

const copy = mkdtempSync(path.join(tmpdir(), 'deletion-'))
try {
  copyProject()
  const passed =
    given.length > 0
      ? testWithout(given)
      : planDeletions(all).every(checkTypesWithout) && testWithout(all)
  process.exitCode = passed ? 0 : 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}

/**
 * Check types alone, through which features can depend on each other: by imports,
 * and by keys that they add to shared interfaces. Either shows when the one feature
 * is deleted and the other isn't, whatever else is deleted with it.
 */
function checkTypesWithout(names: readonly string[]): boolean {
  console.log(`Types without ${names.join(', ')}`)
  deleteFeatures(names)
  const passed = checkTypes()
  for (const entry of [
    'features.ts',
    ...names.map(each => `features/${each}`)
  ]) {
    const file = path.join('src', entry)
    cpSync(path.join(project, file), path.join(copy, file), { recursive: true })
  }
  return passed
}

function testWithout(names: readonly string[]): boolean {
  deleteFeatures(names)
  mkdirSync(path.join(copy, 'plain/docs'), { recursive: true })
  writeFileSync(
    path.join(copy, 'plain/docs/start.md'),
    '# Start\n\n```ts\nconst a = 1\n```\n\nSee [there](./start.md).\n'
  )
  return (
    checkTypes() &&
    run('node_modules/.bin/biome', ['check', 'src']) &&
    run('scripts/runGenerator.mjs', ['build', '--content', 'plain']) &&
    isCodeShown('dist/docs/start.html') &&
    run('node_modules/.bin/vitest', ['run', '--project', 'unit'])
  )
}

function isCodeShown(document: string): boolean {
  const html = readFileSync(path.join(copy, document), 'utf8')
  // Highlighting wraps each token in an element.
  const isShown = html.replace(/<[^>]*>/g, '').includes('const a = 1')
  if (!isShown) console.error(`${document} doesn't show the code of its page.`)
  return isShown
}

function copyProject(): void {
  const others = ['node_modules', 'dist', '.git', '.cache', 'test-results']
  for (const file of readdirSync(project)) {
    if (others.includes(file)) continue
    cpSync(path.join(project, file), path.join(copy, file), { recursive: true })
  }
  // Biome reads what to skip from .gitignore, which it looks up in a repository.
  mkdirSync(path.join(copy, '.git'))
  // Don't link the folder itself: it contains the bundled generator, which finds
  // its project from there.
  mkdirSync(path.join(copy, 'node_modules'))
  for (const name of readdirSync(path.join(project, 'node_modules'))) {
    if (name === '.cache') continue
    const target = path.join(project, 'node_modules', name)
    symlinkSync(target, path.join(copy, 'node_modules', name))
  }
  // Fixture sites and browser tests can use the deleted features.
  rewrite('tsconfig.json', text =>
    JSON.stringify({ ...JSON.parse(text), include: ['src', 'bench', '*.ts'] })
  )
}

/** Delete the folders of features, and their lines in `features.ts`. */
function deleteFeatures(names: readonly string[]): void {
  rewrite('src/features.ts', text => {
    const lines = text
      .split('\n')
      .filter(line => !names.some(name => isLineOf(name, line)))
    // Match the formatter.
    return lines
      .join('\n')
      .replace(/ = \[\n\]/, ' = []')
      .replace(/,\n\]/, '\n]')
  })
  for (const name of names) {
    rmSync(path.join(copy, 'src/features', name), { recursive: true })
  }
}

/** Whether a line of `features.ts` imports or lists a feature. */
function isLineOf(name: string, line: string): boolean {
  return (
    line.includes(`./features/${name}/`) ||
    line.trim().replace(',', '') === name
  )
}

function rewrite(name: string, change: (text: string) => string): void {
  const file = path.join(copy, name)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

function checkTypes(): boolean {
  return run('node_modules/.bin/tsc', ['--noEmit'])
}

function run(command: string, args: readonly string[]): boolean {
  const file = path.join(copy, command)
  const { status } = spawnSync(process.execPath, [file, ...args], {
    cwd: copy,
    stdio: 'inherit'
  })
  return status === 0
}
