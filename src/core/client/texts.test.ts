import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { hasFeatures } from '../hasFeatures.fixture.ts'
import { englishTexts } from '../model/catalogue.ts'

const source = fileURLToPath(new URL('../..', import.meta.url))

/** Text between tags and in label attributes, as written in JSX. */
const literals = [
  /[^=]>\s*([A-Z][^<>{}()=]*?)\s*<\//g,
  /\b(?:aria-label|title|placeholder|alt)="([A-Z(][^"]*)"/g
]

test('components contain no text that is missing from the catalog', () => {
  const written = listFiles(isClient).flatMap(file => {
    if (!file.endsWith('.tsx') || /\.test\.|sampleSite/.test(file)) return []
    const code = readFileSync(file, 'utf8')
    return literals.flatMap(pattern =>
      [...code.matchAll(pattern)].map(
        ([, text = '']) => `${path.relative(source, file)}: ${text}`
      )
    )
  })
  expect(written).toEqual([])
})

test('the catalog is imported under the name that the bundler expects', () => {
  const other = listFiles(isClient).filter(file => {
    const code = readFileSync(file, 'utf8')
    const [, name] =
      /import (?:type )?\* as (\w+) from '[./]+model\/texts\.ts'/.exec(code) ??
      []
    return name !== undefined && name !== 'texts'
  })
  expect(other).toEqual([])
})

/** Features whose texts are in the catalog. */
const owners =
  'agents blog book changes code components diagrams offline reference report search tags versions'
const hasOwners = hasFeatures(...owners.split(' '))

test.runIf(hasOwners)('the catalog contains no unused texts', () => {
  // The titles of admonitions default to their names.
  const titles = path.join(source, 'features/components/admonitions.ts')
  const code = [...listFiles(isClient), ...listFiles(isGenerator), titles]
    .filter(file => !file.includes('.test.'))
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  const unused = Object.keys(englishTexts).filter(
    name => !new RegExp(`\\b${name}\\b`).test(code)
  )
  expect(unused).toEqual([])
})

function isClient(file: string): boolean {
  return /\/(?:client|worker)\//.test(file)
}

function isGenerator(file: string): boolean {
  return !isClient(file) && !file.includes('/model/')
}

function listFiles(isWanted: (file: string) => boolean): readonly string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map(file => path.join(source, file))
    .filter(file => /\.tsx?$/.test(file) && isWanted(file))
}
