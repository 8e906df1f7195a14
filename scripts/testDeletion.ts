/**
 * The deletion test: a copy of the project without some features must still
 * compile, pass the linter and all unit tests that are left, and build a plain site.
 *
 *     npm run test:deletion                  without any feature
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

const project = fileURLToPath(new URL('..', import.meta.url))
const all = readdirSync(path.join(project, 'src/features'))
const given = process.argv.slice(2)
const deleted = given.length > 0 ? given : all
const unknown = deleted.filter(name => !all.includes(name))
if (unknown.length > 0) {
  console.error(`No such feature: ${unknown}. Features: ${all.join(', ')}.`)
  process.exit(1)
}

const copy = mkdtempSync(path.join(tmpdir(), 'deletion-'))
copyProject()
deleteFeatures()
limitTypes()
mkdirSync(path.join(copy, 'plain/docs'), { recursive: true })
writeFileSync(
  path.join(copy, 'plain/docs/start.md'),
  '# Start\n\n```ts\nconst a = 1\n```\n\nSee [there](./start.md).\n'
)
const passed =
  run('node_modules/.bin/tsc', ['--noEmit']) &&
  run('node_modules/.bin/biome', ['check', 'src']) &&
  run('scripts/runGenerator.mjs', ['build', '--content', 'plain']) &&
  run('node_modules/.bin/vitest', [
    ...['run', '--project', 'unit'],
    // It deletes features itself.
    ...['--exclude', 'src/features.test.ts']
  ])
rmSync(copy, { recursive: true, force: true })
process.exitCode = passed ? 0 : 1

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
}

/** Delete the folders, and their lines in `features.ts`. */
function deleteFeatures(): void {
  const list = path.join(copy, 'src/features.ts')
  const lines = readFileSync(list, 'utf8').split('\n')
  const kept = lines.filter(
    line =>
      !deleted.some(
        name =>
          line.includes(`./features/${name}/`) ||
          line.trim().replace(',', '') === name
      )
  )
  const text = kept.join('\n').replace(/ = \[\n\]/, ' = []')
  writeFileSync(list, text.replace(/,\n\]/, '\n]'))
  for (const name of deleted) {
    rmSync(path.join(copy, 'src/features', name), { recursive: true })
  }
}

/** Sites, tests in browsers and benchmarks may use the deleted features. */
function limitTypes(): void {
  const file = path.join(copy, 'tsconfig.json')
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replace(/"include": .*/, '"include": ["src", "*.ts"],')
  )
}

function run(command: string, args: readonly string[]): boolean {
  const file = path.join(copy, command)
  const { status } = spawnSync(process.execPath, [file, ...args], {
    cwd: copy,
    stdio: 'inherit'
  })
  return status === 0
}
