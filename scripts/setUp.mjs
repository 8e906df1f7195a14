/**
 * Set up the machine, so that `npm start` and `npm test` are the only commands you
 * need. Uses only Node, because it runs before anything is installed.
 *
 * --browser   also install what browser tests need: Chromium, Firefox, WebKit,
 *             nginx, git
 * --samples   also install the packages that samples of the content import
 * --database also install PostgreSQL, which the tutorial's API uses
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'

/** Maximum time between npm's writing of its two lockfiles, in milliseconds. */
const WRITING_TIME = 10_000

/** Debian packages of the browser tests, by a file that shows they are installed. */
const browserPackages = {
  '/usr/bin/chromium-headless-shell': 'chromium-headless-shell',
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/sbin/nginx': 'nginx',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so':
    'libnginx-mod-http-brotli-static',
  '/usr/bin/git': 'git'
}

/** The same for the tutorial's database. */
const databasePackages = { '/usr/lib/postgresql': 'postgresql' }

installModules()
// Only their types are needed, so their scripts don't run.
if (process.argv.includes('--samples')) {
  installModules('content/examples/', ['--ignore-scripts'])
}
if (process.argv.includes('--browser')) installPackages(browserPackages)
if (process.argv.includes('--database')) installPackages(databasePackages)

/** @param folder relative to the root; empty or with a slash at the end */
function installModules(folder = '', options = []) {
  const installed = readTime(`${folder}node_modules/.package-lock.json`)
  if (installed + WRITING_TIME >= readTime(`${folder}package-lock.json`)) return
  console.log(`Installing the packages of ${folder}package-lock.json …`)
  // npm ci rejects a lockfile from a registry without packages for other
  // platforms; npm install installs the same versions.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  run('npm', ['install', '--no-save', ...quiet, ...options], { folder })
  const wrong = findOtherVersions(folder)
  if (wrong.length > 0) {
    fail(
      `npm installed different versions than those in ${folder}package-lock.json: ${wrong.join(', ')}.`,
      `Delete ${folder}node_modules and try again.`
    )
  }
}

/** Find installed packages whose version differs from the lockfile's. */
function findOtherVersions(folder) {
  const { packages: locked } = readJson(`${folder}package-lock.json`)
  const { packages: installed } = readJson(
    `${folder}node_modules/.package-lock.json`
  )
  return Object.entries(installed)
    .filter(
      ([path, { version }]) =>
        locked[path] !== undefined && locked[path].version !== version
    )
    .map(([path, { version }]) => `${path} ${version}`)
}

function readJson(file) {
  return JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url)))
}

/**
 * Read a file's time, or 0 if it doesn't exist. npm writes its own lockfile last,
 * so its existence means that the installation is complete.
 */
function readTime(file) {
  const path = new URL(`../${file}`, import.meta.url)
  return existsSync(path) ? statSync(path).mtimeMs : 0
}

function installPackages(packages) {
  const missing = Object.entries(packages)
    .filter(([file]) => !existsSync(file))
    .map(([, name]) => name)
  if (missing.length === 0) return
  if (!existsSync('/usr/bin/apt-get')) {
    fail(
      `The tests need ${missing.join(', ')}, which can be installed automatically only on Debian.`,
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
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run(name, rest, { env })
}

function run(command, args, { folder = '', env = process.env } = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: new URL(`../${folder}`, import.meta.url),
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' // npm is a batch file there.
  })
  if (status === 0) return
  fail(
    `"${[command, ...args].join(' ')}" failed${error ? `: ${error.message}` : ''}.`,
    'See the output above for the reason.'
  )
}

function fail(problem, hint) {
  console.error(`error: ${problem}\n  ${hint}`)
  process.exit(1)
}
