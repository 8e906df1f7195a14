import { execFileSync } from 'node:child_process'
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  symlink,
  writeFile
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatDiagnostic } from '../model/diagnostic.ts'
import { writeFiles } from '../writeFiles.fixture.ts'
import { copyStatic } from './copyStatic.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'static-'))
  await mkdir(path.join(root, 'static'))
  write('out', 'sw.js')
  write('out', 'assets/a.js')
})
afterEach(() => rm(root, { recursive: true }))

function write(folder: string, file: string): void {
  writeFiles(root, { [`${folder}/${file}`]: folder })
}

async function copy(isLenient = false): Promise<readonly string[]> {
  const written = ['sw.js', 'assets/a.js', 'pages/docs.json']
  const folder = path.join(root, 'out')
  const { diagnostics } = await copyStatic(
    { contentDir: root, isLenient },
    folder,
    written
  )
  return diagnostics.map(formatDiagnostic)
}

test('files are copied, including dotfiles', async () => {
  write('static', '.well-known/a.txt')
  write('static', 'img/b.png')
  write('static', 'assets/b.js')
  expect(await copy()).toEqual([])
  const copied = await readdir(path.join(root, 'out'), { recursive: true })
  expect(copied).toContain('.well-known/a.txt')
  expect(copied).toContain('img/b.png')
  expect(copied).toContain('assets/b.js')
})

test.each([0o600, 0o755, 0o444])(
  'every user can read a file of mode %o',
  async mode => {
    write('static', 'a.txt')
    await chmod(path.join(root, 'static/a.txt'), mode)
    expect(await copy()).toEqual([])
    const copied = await lstat(path.join(root, 'out/a.txt'))
    expect(copied.mode & 0o777).toBe(0o644)
  }
)

test('a site without static/ has nothing to copy', async () => {
  await rm(path.join(root, 'static'), { recursive: true })
  expect(await copy()).toEqual([])
})

test.each([
  ['sw.js', '/sw.js'],
  ['pages/docs.json', '/pages/docs.json'],
  ['assets', '/assets'],
  ['sw.js/a.txt', '/sw.js'],
  ['.nginx/http.conf', '/.nginx'],
  ['index.html', '/index.html']
])("static/%s doesn't replace a generated file", async (file, taken) => {
  write('static', file)
  const message = `static/${file}: This file would overwrite ${taken}, which the build generates.\n`
  expect(await copy()).toEqual([expect.stringContaining(message)])
})

test('a folder without a site file can have its own home page', async () => {
  write('static', 'index.html')
  expect(await copy(true)).toEqual([])
})

test('a broken link is reported, and the rest is copied', async () => {
  const folder = path.join(root, 'static')
  write('static', 'a.txt')
  await symlink('nowhere', path.join(folder, 'broken'))
  await symlink('.', path.join(folder, 'loop'))
  execFileSync('mkfifo', [path.join(folder, 'pipe')])
  const diagnostics = await copy()
  expect(diagnostics.map(text => text.split('\n')[0]).sort()).toEqual([
    "static/broken: The symbolic link's target doesn't exist."
  ])
  expect((await readdir(path.join(root, 'out'))).sort()).toEqual([
    'a.txt',
    'assets',
    'sw.js'
  ])
})

test.each(['.env', '.env.local', '.git/config'])(
  'the regular file %s is not published, because it may contain secrets',
  async name => {
    write('static', name)
    const message = `static/${name}: This file isn't published, because .env files and .git folders can contain secrets.\n`
    expect(await copy()).toEqual([expect.stringContaining(message)])
  }
)

test('a link to a pipe is not read', async () => {
  execFileSync('mkfifo', [path.join(root, 'pipe')])
  await writeFile(path.join(root, 'package.json'), '{}')
  await symlink('../pipe', path.join(root, 'static/pipe'))
  expect(await copy()).toEqual([
    expect.stringContaining("static/pipe: This isn't a regular file.")
  ])
})

test('the target of a link is copied, not the link', async () => {
  await writeFile(path.join(root, 'outside.txt'), 'outside')
  await symlink('../outside.txt', path.join(root, 'static/a.txt'))
  expect(await copy()).toEqual([])
  const copied = await lstat(path.join(root, 'out/a.txt'))
  expect(copied.isFile()).toBe(true)
})
