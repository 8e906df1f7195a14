import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { DiagnosticError, isError } from '../model/diagnostic.ts'
import { assertFilesWithinSite } from './check/assertFilesWithinSite.ts'
import { findMisnamedFiles, listFiles } from './listFiles.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'list-'))
  mkdirSync(path.join(root, 'content/docs/a'), { recursive: true })
  mkdirSync(path.join(root, 'content/shared'))
  writeFileSync(path.join(root, 'content/docs/a/page.md'), '')
  writeFileSync(path.join(root, 'content/shared/part.md'), '')
  writeFileSync(path.join(root, 'key.pem'), '')
})

function link(to: string, from: string): void {
  symlinkSync(to, path.join(root, 'content', from))
}

function list(): Promise<readonly string[]> {
  return listFiles(path.join(root, 'content/docs'))
}

async function findDiagnostics(): Promise<readonly string[]> {
  const layout = {
    contentDir: path.join(root, 'content'),
    hasDocsOnly: false
  }
  const error = await assertFilesWithinSite(layout, ['docs']).catch(
    thrown => thrown
  )
  return error instanceof DiagnosticError
    ? error.diagnostics.map(
        ({ place, message }) => `${place?.file}: ${message}`
      )
    : []
}

test('links to sibling folders are followed', async () => {
  link('../shared', 'docs/one')
  link('../../shared', 'docs/a/two')
  expect(await list()).toEqual(['a/page.md', 'a/two/part.md', 'one/part.md'])
  expect(await findDiagnostics()).toEqual([])
})

test('links to parent folders are not followed', async () => {
  link('..', 'docs/up')
  link('..', 'docs/up2')
  link('../..', 'docs/a/up')
  expect(await list()).toEqual(['a/page.md'])
})

test('circular links terminate', async () => {
  link('../docs', 'shared/docs')
  link('../shared', 'docs/shared')
  expect(await list()).toEqual(['a/page.md', 'shared/part.md'])
})

test('links that point outside the website are reported', async () => {
  link('../../key.pem', 'docs/key.md')
  link('/etc', 'docs/etc')
  expect((await findDiagnostics()).toSorted()).toEqual([
    'docs/etc: This symbolic link points outside the website.',
    'docs/key.md: This symbolic link points outside the website.'
  ])
})

test('pages in upper case are used, unlike files with other extensions', () => {
  const names = [
    'a.MD',
    'b/README.Mdx',
    'c.markdown',
    'd.mdown',
    'e.md',
    'f.mdx'
  ]
  const found = findMisnamedFiles(names, 'docs')
  expect(found.filter(isError)).toEqual([])
  expect(found.map(({ message, place }) => [place?.file, message])).toEqual([
    ['docs/a.MD', "This page's extension isn't in lower case."],
    ['docs/b/README.Mdx', "This page's extension isn't in lower case."],
    ['docs/c.markdown', "This file isn't used."],
    ['docs/d.mdown', "This file isn't used."]
  ])
})
