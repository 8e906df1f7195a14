import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client as StatelessClient } from '@modelcontextprotocol/client'
import { StdioClientTransport as StatelessTransport } from '@modelcontextprotocol/client/stdio'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'

/** The eras of the protocol, each with its official client. */
export const eras = ['2025-11-25', '2026-07-28'] as const

type Era = (typeof eras)[number]

/** The host of an agent, with a site's program. */
export interface Agent {
  readonly client: Client | StatelessClient
  /** Call a tool; returns its texts. */
  readonly call: (
    tool: string,
    given?: Readonly<Record<string, unknown>>
  ) => Promise<{ readonly text: string; readonly isError: boolean }>
  readonly stop: () => Promise<void>
}

/**
 * Download the program of a site, and start it with a client.
 *
 * @param options.base of the site
 * @param options.folder with copies of files, to share it; by default, a new one
 */
export async function startAgent(
  origin: string,
  era: Era,
  options: { readonly base?: string; readonly folder?: string } = {}
): Promise<Agent> {
  const { base = '/' } = options
  const folder = await mkdtemp(path.join(tmpdir(), 'agent-'))
  const program = path.join(folder, 'mcp.mjs')
  const answer = await fetch(`${origin}${base}mcp.mjs`)
  if (!answer.ok) throw new Error(`${answer.url} responds ${answer.status}.`)
  await writeFile(program, await answer.text())
  const { client, run } = await connect(era, {
    command: process.execPath,
    args: [program],
    env: {
      DOCS_URL: origin,
      XDG_CACHE_HOME: options.folder ?? path.join(folder, 'cache')
    }
  })
  return {
    client,
    call: async (name, given = {}) => {
      const { content, isError = false } = await run(name, given)
      const texts = content as readonly { readonly text: string }[]
      const text = texts.map(each => each.text).join('\n\n')
      return { text, isError: isError === true }
    },
    stop: async () => {
      await client.close()
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** Connect the client of an era; the newer one must not fall back. */
async function connect(
  era: Era,
  program: ConstructorParameters<typeof StdioClientTransport>[0]
) {
  const info = { name: 'test', version: '1' }
  if (era === '2025-11-25') {
    const client = new Client(info)
    await client.connect(new StdioClientTransport(program))
    return {
      client,
      run: (name: string, given: Readonly<Record<string, unknown>>) =>
        client.callTool({ name, arguments: given })
    }
  }
  const mode = { pin: era }
  const client = new StatelessClient(info, { versionNegotiation: { mode } })
  await client.connect(new StatelessTransport(program))
  return {
    client,
    run: (name: string, given: Readonly<Record<string, unknown>>) =>
      client.callTool({ name, arguments: given })
  }
}
