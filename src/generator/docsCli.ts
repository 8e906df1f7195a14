import path from 'node:path'
import { parseArgs } from 'node:util'
import { SiteError } from '../model/errors.ts'
import { projectRoot } from './bundle/createBundleInput.ts'
import { printError } from './printError.ts'
import { createDocFile } from './tools/createDocFile.ts'
import { moveDoc } from './tools/moveDoc.ts'

const usage = `Usage: docs <command> [options]

  mv OLD NEW   move a page: ids or paths; links, sidebars and redirects follow
  new PATH     make a page from a template

  --title TEXT    title of a new page
  --content DIR   folder with docs/ (content)`

await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<void> {
  try {
    await runCommand(args)
  } catch (error) {
    printError(error)
    process.exitCode = 1
  }
}

async function runCommand(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseOptions(args)
  const contentDir = path.resolve(
    values.content ?? path.join(projectRoot, 'content')
  )
  const [command, first, second, ...rest] = positionals
  if (command === 'mv' && first && second && rest.length === 0) {
    return printMove(await moveDoc(contentDir, { from: first, to: second }))
  }
  if (command === 'new' && first && second === undefined) {
    const { title } = values
    const created = await createDocFile(contentDir, { place: first, title })
    console.log(`made ${created.file}`)
    console.log(created.listing ?? 'The sidebar follows the folders.')
    return
  }
  throw new SiteError(
    command === 'mv'
      ? 'A move needs a page and its new place.'
      : command === 'new'
        ? 'A new page needs one path.'
        : command === undefined
          ? 'No command was given.'
          : `There is no command "${command}".`,
    { remedy: usage }
  )
}

function printMove(moved: Awaited<ReturnType<typeof moveDoc>>): void {
  console.log(`moved ${moved.from} to ${moved.to}`)
  console.log(`It is now "${moved.id}" at ${moved.pathname}.`)
  if (moved.alias !== undefined) {
    console.log(`${moved.alias} leads there: see "aliases" in the page.`)
  }
  if (moved.lost !== undefined) {
    console.log(`${moved.lost} is gone: no redirect starts where a space is.`)
  }
  for (const file of moved.changed) console.log(`rewrote ${file}`)
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { content: { type: 'string' }, title: { type: 'string' } }
    })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new SiteError(message, { remedy: usage })
  }
}
