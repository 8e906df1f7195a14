import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  createMessageConnection,
  type MessageConnection
} from 'vscode-jsonrpc/node.js'
import { z } from 'zod'
import { writeSchemas } from './writeSchemas.ts'

const words = {
  name: 'words',
  config: {
    frontMatter: { terms: z.array(z.string()).optional() },
    fileSchemas: {
      term: {
        files: ['words/*.md'],
        schema: z.object({ since: z.union([z.string(), z.date()]) })
      },
      people: {
        files: ['words/people.yml', 'words/people.yaml'],
        schema: z.record(
          z.string(),
          z.strictObject({ name: z.string(), page: z.boolean().optional() })
        )
      }
    }
  }
}

let project: string
let connection: MessageConnection
let server: ReturnType<typeof spawn>

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  project = await mkdtemp(path.join(tmpdir(), 'editors-'))
  const content = path.join(project, 'content')
  await mkdir(path.join(content, 'docs'), { recursive: true })
  await writeFile(
    path.join(content, 'site.ts'),
    "export default { title: 'Site', url: 'https://site.example' }\n"
  )
  await writeSchemas(project, content, [words])
  connection = await startLanguageServer(project)
})

afterAll(async () => {
  connection.dispose()
  server.kill()
  await rm(project, { recursive: true })
})

describe('an editor with the YAML language server', () => {
  test.each([
    ['docs/a/_category_.yml', 'label: A\nposition: 1\n', []],
    [
      'docs/b/_category_.yml',
      'positon: 1\n',
      ['Property positon is not allowed.']
    ],
    ['docs/a/_category_.yaml', 'position: first\n', ['Incorrect type']],
    ['docs/tags.yml', 'web:\n  label: Web\n', []],
    [
      'docs/a/tags.yml',
      'web:\n  name: Web\n',
      ['Property name is not allowed.']
    ],
    ['words/people.yml', 'ada:\n  name: Ada\n  page: true\n', []],
    [
      'words/people.yaml',
      'ada:\n  name: Ada\n  pag: true\n',
      ['Property pag is not allowed.']
    ],
    ['docs/a.md', 'title: 1.10\nterms: [a]\nlayout: x\n', []],
    ['docs/a.mdx', 'titel: A\n', ['Property titel is not allowed.']],
    ['docs/b.md', 'terms: a\n', ['Incorrect type']],
    ['docs/c.md', 'last_update:\n  date: 2025-01-01\n', []],
    ['words/a.md', 'since: 2025-01-01\nterms: [ada]\n', []],
    [
      'words/b.md',
      'since: 1.0.0\nsidebar_position: 1\n',
      ['Property sidebar_position']
    ]
  ])('finds mistakes in %s: %j', async (file, text, expected) => {
    const messages = await checkDocument(file, text)
    expect(messages).toHaveLength(expected.length)
    for (const [index, start] of expected.entries()) {
      expect(messages[index]).toContain(start)
    }
  })

  test('completes keys and describes them', async () => {
    const uri = locate('docs/complete.md')
    await checkDocument('docs/complete.md', 'sidebar_p\n')
    const { items } = await connection.sendRequest<{
      readonly items: readonly { readonly label: string }[]
    }>('textDocument/completion', {
      textDocument: { uri },
      position: { line: 0, character: 9 }
    })
    expect(items).toContainEqual(
      expect.objectContaining({
        label: 'sidebar_position',
        documentation: expect.stringContaining('generated sidebar')
      })
    )
  })
})

test('settings that exist are left alone', async () => {
  const file = path.join(project, '.vscode/settings.json')
  const before = await readFile(file, 'utf8')
  await writeFile(file, `// mine\n${before}`)
  await writeSchemas(project, path.join(project, 'content'), [])
  expect(await readFile(file, 'utf8')).toBe(`// mine\n${before}`)
})

test('a wrong site.ts is reported, and nothing is written', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'editors-'))
  await mkdir(path.join(folder, 'docs'))
  await writeFile(path.join(folder, 'site.ts'), 'export default { titel: 1 }\n')
  await expect(writeSchemas(folder, folder, [])).rejects.toThrow('titel')
  await expect(
    readFile(path.join(folder, '.schemas/doc.json'))
  ).rejects.toThrow()
  await rm(folder, { recursive: true })
})

function locate(file: string): string {
  return pathToFileURL(path.join(project, 'content', file)).href
}

/** Open a document for the first time, and wait for the server's diagnostics. */
async function checkDocument(
  file: string,
  text: string
): Promise<readonly string[]> {
  const uri = locate(file)
  const checked = new Promise<readonly { readonly message: string }[]>(
    resolve => {
      const listening = connection.onNotification(
        'textDocument/publishDiagnostics',
        found => {
          if (decodeURIComponent(found.uri) !== decodeURIComponent(uri)) return
          listening.dispose()
          resolve(found.diagnostics)
        }
      )
    }
  )
  const textDocument = { uri, languageId: 'yaml', version: 1, text }
  await connection.sendNotification('textDocument/didOpen', { textDocument })
  const found = await checked
  return found.map(({ message }) => message)
}

/** Start the server with the settings that were written for VS Code. */
async function startLanguageServer(folder: string): Promise<MessageConnection> {
  const settings: Readonly<Record<string, unknown>> = JSON.parse(
    await readFile(path.join(folder, '.vscode/settings.json'), 'utf8')
  )
  const require = createRequire(import.meta.url)
  const script = require.resolve(
    'yaml-language-server/bin/yaml-language-server'
  )
  const child = spawn(process.execPath, [script, '--stdio'], { cwd: folder })
  server = child
  const made = createMessageConnection(child.stdout, child.stdin)
  made.onRequest('workspace/configuration', ({ items }) =>
    items.map(({ section }: { readonly section: string }) =>
      section === 'yaml'
        ? {
            validate: true,
            completion: true,
            schemas: settings['yaml.schemas']
          }
        : {}
    )
  )
  made.onRequest('client/registerCapability', () => null)
  made.listen()
  const rootUri = pathToFileURL(folder).href
  await made.sendRequest('initialize', {
    processId: process.pid,
    rootUri,
    workspaceFolders: [{ uri: rootUri, name: 'site' }],
    capabilities: { workspace: { configuration: true, workspaceFolders: true } }
  })
  await made.sendNotification('initialized', {})
  await made.sendNotification('workspace/didChangeConfiguration', {
    settings: { yaml: { schemas: settings['yaml.schemas'] } }
  })
  return made
}
