import type { z } from 'zod'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { SourceFile } from '../../model/paths.ts'
import {
  describeUnknown,
  omitInvalidKeys,
  validateValue
} from '../check/validateValue.ts'
import type { MarkdownSource } from '../content.ts'
import { ignoredKeys } from '../schema/frontMatterSchema.ts'
import {
  createLazyLocator,
  type SourceLocator,
  type ValuePath
} from '../sourceLocator.ts'
import { parseData } from './parseData.ts'

/** A source text split into front matter and body. */
interface FrontMatterBlock {
  /** YAML between the fences, or an empty string. */
  readonly yaml: string
  /** The text after the closing fence. */
  readonly body: string
  /** Number of lines before the body. */
  readonly bodyLine: number
}

/** Split a source text at its front matter fences. */
export function splitFrontMatter(source: string): FrontMatterBlock {
  const match = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/.exec(
    source
  )
  const yaml = match?.[1] ?? ''
  if (match === null || isText(yaml)) {
    return { yaml: '', body: source, bodyLine: 0 }
  }
  return {
    yaml,
    body: source.slice(match[0].length),
    bodyLine: match[0].split('\n').length - 1
  }
}

/**
 * Whether there are only headings between two rules at the top of a page, which
 * YAML would read as comments. Rules have an empty line below them.
 */
function isText(yaml: string): boolean {
  const [first = '', ...rest] = yaml.split('\n').map(line => line.trim())
  const filled = rest.filter(line => line !== '')
  return (
    first === '' &&
    filled.length > 0 &&
    filled.every(line => line.startsWith('#'))
  )
}

/** Parsed front matter and its diagnostics. */
interface ParsedFrontMatter<Data> {
  readonly data: Data
  readonly diagnostics: readonly Diagnostic[]
  /** Finds places for rules outside the schema. */
  readonly locator: SourceLocator
}

/**
 * Parse and validate a file's front matter.
 *
 * @param yaml text between the fences
 * @param parsed the value of the text, if it has been parsed before
 * @returns the valid keys, and a diagnostic for each mistake
 */
export function parseFrontMatter<Schema extends z.ZodObject>(
  yaml: string,
  schema: Schema,
  file: SourceFile,
  parsed?: { readonly value: unknown }
): ParsedFrontMatter<z.output<Schema>> {
  const parse = () => parseData(yaml, file, 1)
  const { value, locator, diagnostics } = parsed
    ? {
        ...parsed,
        locator: createLazyLocator(file, () => parse().locator),
        diagnostics: []
      }
    : parse()
  const checked = validateValue(value ?? {}, schema, locator)
  const known = Object.keys(schema.shape)
  const all = [...diagnostics, ...checked.diagnostics]
  const keys = Object.keys(isObject(value) ? value : {})
  const unknown = keys.filter(
    key => !known.includes(key) && !ignoredKeys.has(key)
  )
  const mayBeText = isObject(value)
    ? unknown.length === keys.length && keys.some(key => /^[A-Z]/.test(key))
    : !known.some(key => yaml.includes(`${key}:`))
  const data =
    'value' in checked ? checked.value : parseValidKeys(value, schema)
  return {
    locator,
    data: keepNumberTexts(data, value, locator),
    diagnostics: [
      ...all,
      ...unknown.map(key =>
        describeUnknown([key], locator, {
          known,
          where: 'the front matter'
        })
      )
    ].map(diagnostic => (mayBeText ? explainRule(diagnostic) : diagnostic))
  }
}

/**
 * Restore how numbers were written where the schema reads them as text: a page
 * about version 1.10 isn't called "1.1".
 *
 * @param data validated
 * @param value the same value before validation
 */
function keepNumberTexts<Data>(
  data: Data,
  value: unknown,
  locator: SourceLocator,
  path: ValuePath = []
): Data {
  if (typeof value === 'number' && data === String(value)) {
    return (locator.findText?.(path) ?? data) as typeof data
  }
  if (Array.isArray(data) && Array.isArray(value)) {
    return data.map((item, index) =>
      keepNumberTexts(item, value[index], locator, [...path, index])
    ) as typeof data
  }
  if (!isPlainObject(data) || !isObject(value)) return data
  const given: Readonly<Record<string, unknown>> = { ...value }
  return Object.fromEntries(
    Object.entries(data).map(([key, item]) => [
      key,
      keepNumberTexts(item, given[key], locator, [...path, key])
    ])
  ) as typeof data
}

function isPlainObject(value: unknown): value is object {
  return isObject(value) && Object.getPrototypeOf(value) === Object.prototype
}

/** Text between two rules at the top of a page is read as front matter. */
function explainRule({ message, place, hint }: Diagnostic): Diagnostic {
  return {
    severity: 'error',
    message,
    place,
    hint: `${hint} What's between the first "---" and the next one is front matter, which isn't shown. If it's text, leave the first line of the page empty.`
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Parse again without the invalid keys. */
function parseValidKeys<Schema extends z.ZodObject>(
  value: unknown,
  schema: Schema
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(value)
  return success ? data : parseValidKeys(omitInvalidKeys(value, error), schema)
}

/**
 * A fence followed by a key. A license comment or empty lines may precede it;
 * the fence may be indented, too long, or TOML's.
 */
const MISPLACED_FENCE =
  /^((?:\s*<!--[\s\S]*?-->)*\s*)(?:-{3,}|\+{3,})[ \t]*\r?\n\s*["']?(\w+)["']?[ \t]*[:=]/

/**
 * Find front matter that would be shown as text because it doesn't start on the
 * first line, or because a fence is wrong.
 *
 * @param keys known front matter keys
 */
export function findMisplacedFrontMatter(
  { body, bodyLine, file }: Pick<MarkdownSource, 'body' | 'bodyLine' | 'file'>,
  keys: readonly string[]
): readonly Diagnostic[] {
  const [, before = '', key = ''] = MISPLACED_FENCE.exec(body) ?? []
  if (!keys.includes(key)) return []
  return [
    {
      severity: 'error',
      message: 'The front matter is read as text.',
      place: { file, line: bodyLine + before.split('\n').length, column: 1 },
      hint:
        bodyLine > 0
          ? 'The page already has front matter. Move the keys there.'
          : 'Start it on the first line and write YAML ("key: value") between two lines of exactly three dashes.'
    }
  ]
}
