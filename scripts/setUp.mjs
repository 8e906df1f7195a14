/**
 * Set up the machine, so that `npm start` and `npm test` are the only commands you
 * need. Uses only Node, because it runs before anything is installed.
 *
 * --browser  also install what browser tests need: Chromium, Firefox, WebKit,
 *            nginx, git
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Maximum time between npm's writing of its two lockfiles, in milliseconds. */
const WRITING_TIME = 10_000

/** Debian packages, by a file that shows they are installed. */
const packages = {
  '/usr/bin/chromium-headless-shell': 'chromium-headless-shell',
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
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
  // npm ci rejects a lockfile from a registry without packages for other
  // platforms; npm install installs the same versions.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  run('npm', ['install', '--no-save', ...quiet])
  const wrong = findOtherVersions()
  if (wrong.length > 0) {
    fail(
      `npm installed different versions than those in package-lock.json: ${wrong.join(', ')}.`,
      'Delete node_modules and try again.'
    )
  }
}

/** Find installed packages whose version differs from the lockfile's. */
function findOtherVersions() {
  const { packages: locked } = readJson('package-lock.json')
  const { packages: installed } = readJson('node_modules/.package-lock.json')
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

function installPackages() {
  const missing = Object.entries(packages)
    .filter(([file]) => !existsSync(file))
    .map(([, name]) => name)
  if (missing.length === 0) return
  if (!existsSync('/usr/bin/apt-get')) {
    fail(
      `The browser tests need ${missing.join(', ')}, which can be installed automatically only on Debian.`,
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
  const { status, error } = spawnSync(command, args, {
    cwd: root,
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

function fail(problem, remedy) {
  console.error(`error: ${problem}\n  ${remedy}`)
  process.exit(1)
}
