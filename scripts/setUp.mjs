/**
 * Make the machine ready, so that `npm start` and `npm test` are the only
 * commands anyone has to know. Plain Node: it runs before anything is installed.
 *
 * --browser  also what the browser tests need: Chromium, nginx, git
 */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** `npm install` writes both lockfiles, this many milliseconds apart at most. */
const WRITING_TIME = 10_000

/** Debian's package by the file that shows it is there. */
const packages = {
  '/usr/bin/chromium': 'chromium',
  '/usr/sbin/nginx': 'nginx',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so':
    'libnginx-mod-http-brotli-static',
  '/usr/bin/git': 'git'
}

installModules()
if (process.argv.includes('--browser')) installPackages()

function installModules() {
  const installed = readTime('node_modules/.package-lock.json')
  if (installed + WRITING_TIME >= readTime('package-lock.json')) return
  console.log('Installing the packages of package-lock.json …')
  // npm ci refuses a lockfile that was written where the registry had no
  // packages for other platforms; npm install takes the same versions from it.
  if (start('npm', ['ci']).status !== 0) run('npm', ['install', '--no-save'])
}

/** npm writes its own lockfile last: where it is, the installation is whole. */
function readTime(file) {
  const path = new URL(`../${file}`, import.meta.url)
  return existsSync(path) ? statSync(path).mtimeMs : 0
}

function installPackages() {
  const missing = Object.entries(packages)
    .filter(([file]) => !existsSync(file))
    .map(([, name]) => name)
  if (missing.length === 0) return
  if (!existsSync('/usr/bin/apt-get')) {
    fail(
      `The browser tests need ${missing.join(', ')}, which are installed by themselves on Debian only.`,
      'Install them, or run the tests in a Debian container. `npm run check` needs none of them.'
    )
  }
  console.log(`Installing ${missing.join(', ')} …`)
  runApt(['update'])
  runApt(['install', '-y', '--no-install-recommends', ...missing])
}

function runApt(args) {
  const command = ['apt-get', '-qq', ...args]
  const [name, ...rest] =
    process.getuid() === 0 ? command : ['sudo', '-E', ...command]
  run(name, rest, { ...process.env, DEBIAN_FRONTEND: 'noninteractive' })
}

function run(command, args, env = process.env) {
  const { status, error } = start(command, args, env)
  if (status === 0) return
  fail(
    `"${[command, ...args].join(' ')}" failed${error ? `: ${error.message}` : ''}.`,
    'What it printed above says why.'
  )
}

function start(command, args, env = process.env) {
  return spawnSync(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' // npm is a batch file there.
  })
}

function fail(problem, remedy) {
  console.error(`error: ${problem}\n  ${remedy}`)
  process.exit(1)
}
