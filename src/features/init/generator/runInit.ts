import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { listFiles } from '../../../core/content/listFiles.ts'
import type { BuiltInFeature, CommandContext } from '../../../core/feature.ts'
import { DiagnosticError } from '../../../core/model/diagnostic.ts'
import { packageRoot } from '../../../core/platform/packageRoot.ts'
import { type Manifest, planInit, type Website } from './planInit.ts'

const MANIFEST = 'package.json'

/** Folders that contain no docs of the project itself. */
const ignored = /^(?:node_modules|\.git|dist|build|target|vendor)$/

/**
 * Set up a site: write the missing files, and say what was found and what to do
 * next. Asks for the title of a new site if somebody can answer.
 *
 * @param folder absolute
 * @param context its features find websites of other generators
 * @throws DiagnosticError if `package.json` can't be read
 */
export async function runInit(
  folder: string,
  context: CommandContext
): Promise<void> {
  const { features = [] } = context
  const written = await readManifest(folder)
  const files = await listFiles(folder, {
    isSkipped: name => ignored.test(name)
  })
  const facts = {
    name: path.basename(folder),
    files,
    website: await findWebsite(folder, files, features),
    manifest: written?.manifest
  }
  const { version } = JSON.parse(
    await readFile(path.join(packageRoot, MANIFEST), 'utf8')
  )
  const suggested = planInit(facts, version, facts.name)
  const isNew = 'content/site.ts' in suggested.files
  console.log(suggested.found)
  const title = isNew ? await askTitle(facts.name) : facts.name
  const plan = planInit(facts, version, title)
  for (const [name, text] of Object.entries(plan.files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text, { flag: 'wx' })
    console.log(`  created ${name}`)
  }
  if (plan.manifest !== undefined) {
    const text = JSON.stringify(plan.manifest, undefined, written?.indent ?? 2)
    await writeFile(path.join(folder, MANIFEST), `${text}\n`)
    console.log(`  ${written ? 'added scripts to' : 'created'} ${MANIFEST}`)
  }
  if (plan.manifest !== undefined) {
    const contentDir = path.join(folder, plan.content)
    await completeSetup({ ...context, contentDir })
  }
  for (const note of plan.notes) console.log(note)
  const install = existsSync(path.join(folder, 'node_modules/toolbox-docs'))
    ? ''
    : 'npm install\n  '
  console.log(
    `\nServe the site while you write:\n  ${install}npm run ${plan.devScript}`
  )
}

/** Run the commands of other features that are a part of setting up a site. */
async function completeSetup(context: CommandContext): Promise<void> {
  const commands = (context.features ?? []).flatMap(({ commands = {} }) =>
    Object.entries(commands as NonNullable<BuiltInFeature['commands']>)
  )
  for (const [name, { isPartOfSetup, run }] of commands) {
    if (!isPartOfSetup) continue
    try {
      await run(context)
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error
      // The first build reports what's wrong with the docs.
      console.log(`Run "toolbox-docs ${name}" once the site builds.`)
    }
  }
}

/** Find a website of another generator here, or in a folder directly below. */
async function findWebsite(
  folder: string,
  files: readonly string[],
  features: readonly BuiltInFeature[]
): Promise<Website | undefined> {
  const below = files.flatMap(file => /^[^/]+(?=\/)/.exec(file) ?? [])
  for (const candidate of new Set(['.', ...below])) {
    for (const { name, dialect } of features) {
      const layout = dialect?.findLayout(path.join(folder, candidate), 'other')
      if ((await layout) !== undefined) {
        return { folder: candidate, generator: name }
      }
    }
  }
  return undefined
}

/** Read `package.json` and how it's indented, if there is one. */
async function readManifest(
  folder: string
): Promise<
  | { readonly manifest: Manifest; readonly indent: string | undefined }
  | undefined
> {
  const file = path.join(folder, MANIFEST)
  if (!existsSync(file)) return undefined
  try {
    const text = await readFile(file, 'utf8')
    return { manifest: JSON.parse(text), indent: /^[ \t]+/m.exec(text)?.[0] }
  } catch (error) {
    throw new DiagnosticError({
      message: `The file can't be read: ${error instanceof Error ? error.message : error}.`,
      place: { file: MANIFEST },
      hint: 'Correct it, and try again. Nothing was written.'
    })
  }
}

/** @returns the suggested title if nobody can answer */
async function askTitle(suggested: string): Promise<string> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return suggested
  const { stdin: input, stdout: output } = process
  const terminal = createInterface({ input, output })
  const answer = await terminal.question(`Title of the site (${suggested}): `)
  terminal.close()
  return answer.trim() || suggested
}
