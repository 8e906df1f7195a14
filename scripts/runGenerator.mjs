#!/usr/bin/env node
/**
 * Run the generator: find its bundle, or have it created in a checkout, and start
 * the command; builds and the development server run in a supervised child process.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
// These characters are part of the bundler's request syntax.
// src/core/platform/checkPaths.ts checks content.
if (/[#?!\\\p{Cc}]/u.test(root)) {
  console.error(
    `error: The generator can't run in ${JSON.stringify(root)}.\n  Move it to a folder without "#", "?", "!", "\\" or control characters in its path.`
  )
  process.exit(1)
}

const isSupervised = Number(process.env.TOOLBOX_SUPERVISOR) === process.ppid
try {
  const bundle = isSupervised ? process.env.TOOLBOX_BUNDLE : await findBundle()
  if (needsSupervisor()) await supervise(bundle)
  else await run(bundle)
} catch (error) {
  const problem = describeSystemError(error)
  if (problem === undefined) throw error
  console.error(`error: ${problem}`)
  process.exitCode = 1
}

/** @returns the folder of the bundle, absolute; packages contain it */
async function findBundle() {
  if (!existsSync(path.join(root, 'src/cli.ts'))) {
    return path.join(root, 'generator')
  }
  const { findBundle } = await import('./buildGenerator.mjs')
  return findBundle()
}

async function supervise(bundle) {
  const { superviseBuild } = await importFrom(bundle, 'superviseBuild')
  superviseBuild(process.argv.slice(1), {
    TOOLBOX_BUNDLE: bundle,
    // Since Node 22, threads and later builds don't compile the program again.
    NODE_COMPILE_CACHE: path.join(bundle, 'compiled')
  })
}

async function run(bundle) {
  // Only printed stack traces need source maps, and reading those takes as long
  // as a small build.
  if (process.env.DEBUG) process.setSourceMapsEnabled(true)
  await importFrom(bundle, 'cli')
}

/**
 * Describe an error of the system that prevents the program from starting.
 *
 * @returns undefined for other errors
 */
function describeSystemError({ code, path: file = root }) {
  switch (code) {
    case 'EMFILE':
    case 'ENFILE':
      return `No more files can be opened (${code}).\n  Raise the limit, for example with "ulimit -n 4096", and try again.`
    case 'ENOSPC':
      return `The disk is full (${code}: ${file}).\n  Free some space, and try again.`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${file} can't be written (${code}).\n  Allow this user to write there, and try again.`
    default:
      return undefined
  }
}

/** Import by URL, because paths can contain characters that URLs escape. */
function importFrom(folder, name) {
  return import(pathToFileURL(path.join(folder, `${name}.mjs`)).href)
}

/**
 * Whether to run in a supervised child process: commands that run code of the site
 * do, unless debugged.
 */
function needsSupervisor() {
  const flags = [...process.execArgv, process.env.NODE_OPTIONS].join(' ')
  return (
    /^(?:build|start|dev)$/.test(process.argv[2] ?? '') &&
    !isSupervised &&
    !flags.includes('--inspect')
  )
}
