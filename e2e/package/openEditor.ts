import { spawn } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createMessageConnection } from 'vscode-jsonrpc/node.js'

const root = path.resolve(import.meta.dirname, '../..')
const compiler = path.join(root, 'node_modules/typescript/bin/tsc')

/** Where an editor's cursor is in a text. */
const CURSOR = '¦'

/** A language server for TypeScript, as an editor starts it. */
export interface Editor {
  /**
   * List the mistakes that the editor marks.
   *
   * @returns each as `line:column message`
   */
  readonly check: (file: string, text: string) => Promise<readonly string[]>
  /** List what the editor suggests at `¦`. */
  readonly complete: (
    file: string,
    text: string
  ) => Promise<readonly Suggestion[]>
  /** Read what the editor shows for the name after `¦`, as Markdown. */
  readonly hover: (file: string, text: string) => Promise<string>
  readonly close: () => void
}

/** A name that an editor suggests. */
export interface Suggestion {
  readonly name: string
  /** What the editor shows beside it; empty for nothing. */
  readonly description: string
}

/**
 * Open a folder in an editor.
 *
 * @param folder absolute; files are relative to it
 */
export async function openEditor(folder: string): Promise<Editor> {
  const child = spawn(process.execPath, [compiler, '--lsp', '--stdio'], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'ignore'],
    // Before version 22.15, Node can't replace itself with the server.
    detached: true
  })
  const connection = createMessageConnection(child.stdout, child.stdin)
  connection.onRequest('workspace/configuration', ({ items }) =>
    items.map(() => null)
  )
  connection.onRequest('client/registerCapability', () => null)
  connection.listen()
  const rootUri = pathToFileURL(folder).href
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri,
    workspaceFolders: [{ uri: rootUri, name: 'site' }],
    capabilities: {
      textDocument: { diagnostic: {}, hover: { contentFormat: ['markdown'] } }
    }
  })
  await connection.sendNotification('initialized', {})
  let version = 0

  /** Show a text, and return where its cursor is. */
  async function show(file: string, text: string) {
    const uri = pathToFileURL(path.join(folder, file)).href
    const [before = '', after = ''] = text.split(CURSOR)
    version += 1
    await connection.sendNotification('textDocument/didOpen', {
      textDocument: {
        uri,
        languageId: file.endsWith('x') ? 'typescriptreact' : 'typescript',
        version,
        text: before + after
      }
    })
    const lines = before.split('\n')
    return {
      textDocument: { uri },
      position: {
        line: lines.length - 1,
        character: (lines.at(-1) ?? '').length
      }
    }
  }

  /** @param use is called while the text is open */
  async function ask<Answer, Result>(
    method: string,
    { file, text }: { readonly file: string; readonly text: string },
    use: (answer: Answer) => Result | Promise<Result>
  ): Promise<Result> {
    const at = await show(file, text)
    const answer = await connection.sendRequest<Answer>(
      `textDocument/${method}`,
      at
    )
    const result = await use(answer)
    await connection.sendNotification('textDocument/didClose', at)
    return result
  }

  /** Read what the editor shows once an item of its list is selected. */
  async function describe(item: Completion): Promise<Suggestion> {
    const { documentation } = await connection.sendRequest<Completion>(
      'completionItem/resolve',
      item
    )
    return {
      name: item.label.replace(/\?$/, ''),
      description: documentation?.value ?? ''
    }
  }

  return {
    check: (file, text) =>
      ask(
        'diagnostic',
        { file, text },
        ({ items }: { readonly items: readonly Mark[] }) =>
          items
            .filter(({ severity }) => severity === 1)
            .map(({ message, range: { start } }) =>
              [
                `${start.line + 1}:${start.character + 1}`,
                message.split('\n')[0]
              ].join(' ')
            )
      ),
    complete: (file, text) =>
      ask(
        'completion',
        { file, text },
        ({ items }: { readonly items: readonly Completion[] }) =>
          Promise.all(items.map(describe))
      ),
    hover: (file, text) =>
      ask(
        'hover',
        { file, text },
        (shown: { readonly contents: { readonly value: string } } | null) =>
          shown?.contents.value ?? ''
      ),
    close: () => {
      connection.dispose()
      if (child.pid !== undefined) process.kill(-child.pid)
    }
  }
}

interface Completion {
  readonly label: string
  readonly documentation?: { readonly value: string }
}

interface Mark {
  readonly severity: number
  readonly message: string
  readonly range: {
    readonly start: { readonly line: number; readonly character: number }
  }
}
