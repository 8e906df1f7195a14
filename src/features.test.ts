import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import {
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  symlink,
  writeFile
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from './features.ts'

const run = promisify(execFile)
const project = fileURLToPath(new URL('..', import.meta.url))
const names = readdirSync(path.join(project, 'src/features'))

/** A copy of the project. */
let copy = ''

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'features-'))
  const files = [
    ...['src', 'e2e', 'bench', 'scripts', 'rspack.config.ts'],
    ...['tsconfig.json'],
    ...['package.json', 'package-lock.json']
  ]
  for (const file of files) {
    await cp(path.join(project, file), path.join(copy, file), {
      recursive: true
    })
  }
  // Don't link the folder itself: it contains the bundled generator, which finds
  // its project from there.
  await mkdir(path.join(copy, 'node_modules'))
  for (const name of readdirSync(path.join(project, 'node_modules'))) {
    if (name === '.cache') continue
    await symlink(
      path.join(project, 'node_modules', name),
      path.join(copy, 'node_modules', name)
    )
  }
  await writeFile(
    path.join(copy, 'tsconfig.json'),
    (await readFile(path.join(project, 'tsconfig.json'), 'utf8')).replace(
      /"include": .*/,
      '"include": ["src", "*.ts"],'
    )
  )
})
afterAll(() => rm(copy, { recursive: true, force: true }))

test('each folder contains one feature with the same name', () => {
  expect(features.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
})

test('each feature with a client half declares it', () => {
  const found = names.filter(name => {
    const folder = path.join(project, 'src/features', name, 'client')
    return existsSync(folder) && readdirSync(folder).some(isIndex)
  })
  const named = features.filter(({ client }) => client?.module !== undefined)
  expect(named.map(({ name }) => name).toSorted()).toEqual(found.toSorted())
})

function isIndex(file: string): boolean {
  return /^index\.tsx?$/.test(file)
}

// `npm run test:deletion` runs all unit tests without the features.
test.each(names)('without the folder %s, the types check', name =>
  without(name, async () => {
    expect(await checkTypes()).toBe('')
  })
)

/** Run a function without a folder and its lines in `features.ts`. */
async function without(
  removed: string,
  act: () => Promise<void>
): Promise<void> {
  const list = path.join(copy, 'src/features.ts')
  const text = await readFile(list, 'utf8')
  const others = text
    .split('\n')
    .filter(line => !isLineOf(removed, line))
    .join('\n')
  await writeFile(list, others)
  const folder = path.join(copy, 'src/features', removed)
  const away = path.join(copy, 'away')
  await rename(folder, away)
  try {
    await act()
  } finally {
    await writeFile(list, text)
    await rename(away, folder)
  }
}

/** Whether a line of `features.ts` imports or lists a feature. */
function isLineOf(name: string, line: string): boolean {
  return (
    line.includes(`./features/${name}/`) ||
    /^(\w+),?$/.exec(line.trim())?.[1] === name
  )
}

/** @returns the compiler's errors */
async function checkTypes(): Promise<string> {
  const compiler = path.join(project, 'node_modules/.bin/tsc')
  return run(compiler, ['--noEmit'], { cwd: copy }).then(
    () => '',
    ({ stdout }) => stdout
  )
}
