import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Client as StatelessClient } from '@modelcontextprotocol/client'
import { SkillsClient } from '@modelcontextprotocol/client/ext/skills'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readFile } from '../../../../e2e/support/builtPage.ts'
import { findSite } from '../../../../e2e/support/sites.ts'
import {
  type Agent,
  eras,
  startAgent
} from '../../../../e2e/support/startAgent.ts'
import { startNginx } from '../../../../e2e/support/startNginx.ts'

describe.each(eras)('A client of the protocol of %s', era => {
  let agent: Agent
  beforeAll(async () => {
    agent = await startAgent(findSite('everything').origin, era)
  })
  afterAll(() => agent.stop())

  test('gets to know the server', () => {
    const { client } = agent
    expect(client.getServerVersion()).toMatchObject({ title: 'Everything' })
    expect(client.getServerCapabilities()).toMatchObject({
      tools: {},
      resources: {}
    })
    expect(client.getInstructions()).toContain('https://everything.example.com')
  })

  test('lists tools with their parameters', async () => {
    const { tools } = await agent.client.listTools()
    const listed = tools.map(({ name, inputSchema }) => [
      name,
      Object.keys(inputSchema.properties ?? {}),
      inputSchema.required
    ])
    expect(listed).toEqual([
      ['find_symbol', ['name', 'package'], ['name']],
      ['read_page', ['page'], ['page']],
      ['list_topics', ['topic'], []],
      ['search', ['query'], ['query']]
    ])
  })

  test('searches, and reads what it finds', async () => {
    const { text } = await agent.call('search', { query: 'vlaues of a form' })
    const [, first = ''] = /\]\((.*?)\)/.exec(text) ?? []
    expect(first).toBe(
      'https://everything.example.com/docs/reference/forms#form-values'
    )
    const page = await agent.call('read_page', { page: first })
    expect(page).toEqual({
      text: readFile('everything', '/docs/reference/forms.md'),
      isError: false
    })
  })

  test('finds a symbol, in any case and by its end', async () => {
    for (const name of ['Form.values', 'form.VALUES', 'values', 'values()']) {
      const { text } = await agent.call('find_symbol', { name })
      expect(text).toContain('## Form.values\n\nA property of @kit/forms')
    }
  })

  test('lists topics, and the pages of one', async () => {
    const topics = await agent.call('list_topics')
    expect(topics.text).toMatch(/^- Docs \(\d+ pages\): /m)
    const { text } = await agent.call('list_topics', { topic: 'docs' })
    expect(text).toContain(
      '- [Text](https://everything.example.com/docs/text.md): Everything that running text can hold.'
    )
  })

  test('gets a hint instead of a page that does not exist', async () => {
    expect(
      await agent.call('read_page', { page: '/docs/referense/forms' })
    ).toEqual({
      text: 'There\'s no page at "/docs/referense/forms". Did you mean /docs/reference/forms (Forms)?',
      isError: true
    })
  })

  test('gets to know all its mistakes in a call', async () => {
    expect(await agent.call('search', { qurey: 'form', query: 3 })).toEqual({
      text: '"search" can\'t run. "qurey" is unknown. Did you mean "query"? "query" is 3. Expected text: Words, a symbol, a question, or an error message.',
      isError: true
    })
  })

  test('lists pages as resources, and reads any of them', async () => {
    const { client } = agent
    const { resources } = await client.listResources()
    const uri = 'https://everything.example.com/docs/text.md'
    expect(resources).toContainEqual({
      uri,
      name: 'Text',
      title: 'Text',
      description: 'Everything that running text can hold.',
      mimeType: 'text/markdown'
    })
    const { contents } = await client.readResource({ uri })
    const text = readFile('everything', '/docs/text.md')
    expect(contents).toEqual([{ uri, mimeType: 'text/markdown', text }])
    const { resourceTemplates } = await client.listResourceTemplates()
    expect(resourceTemplates).toMatchObject([
      { uriTemplate: 'https://everything.example.com/{+path}.md' }
    ])
    await expect(
      client.readResource({ uri: 'https://elsewhere.example/docs/text.md' })
    ).rejects.toThrow("There's no resource")
  })

  test('reads skills as resources', async () => {
    const { contents } = await agent.client.readResource({
      uri: 'skill://docs/SKILL.md'
    })
    const text = readFile(
      'everything',
      '/.well-known/agent-skills/docs/SKILL.md'
    )
    expect(contents).toMatchObject([{ text }])
  })
})

test('the skills extension lists skills whose files have their hashes', async () => {
  const agent = await startAgent(findSite('everything').origin, '2026-07-28')
  const skills = new SkillsClient(agent.client as StatelessClient)
  expect(skills.supported).toBe(true)
  const { skills: listed } = await skills.list()
  expect(listed.map(({ uri }) => uri)).toEqual(['skill://docs/SKILL.md'])
  for (const entry of listed) {
    // It compares size, hash and front matter.
    const file = await skills.read(entry)
    expect(file.verified).toBe(true)
    expect((await skills.get(entry.uri)).skill).toEqual(entry)
  }
  await expect(skills.get('skill://nothing/SKILL.md')).rejects.toThrow(
    "There's no skill"
  )
  await agent.stop()
})

test('pages of any language and version are read by their addresses', async () => {
  const site = 'versionsAndLocales'
  const agent = await startAgent(findSite(site).origin, '2026-07-28')
  for (const page of [
    '/docs/1.0/gone',
    '/de/docs/verwendung',
    '/ar/docs/intro/'
  ]) {
    const { text, isError } = await agent.call('read_page', { page })
    expect(isError, text).toBe(false)
    const file = `${page.replace(/\/$/, '')}.md`
    expect(text).toBe(readFile(site, file))
  }
  const typo = await agent.call('read_page', { page: '/de/docs/verwendug' })
  expect(typo.text).toContain('Did you mean /de/docs/verwendung (Verwendung)?')
  const { tools } = await agent.client.listTools()
  for (const { inputSchema } of tools) {
    expect(inputSchema.properties).toMatchObject({
      language: { enum: ['en', 'de', 'ar'] }
    })
  }
  const german = await agent.call('list_topics', {
    topic: 'Anleitungen',
    language: 'de'
  })
  expect(german.text).toContain('https://kit.example/de/docs/')
  const found = await agent.call('search', {
    query: 'deutsch',
    language: 'de'
  })
  expect(found.text).toContain('https://kit.example/de/docs/')
  expect(await agent.call('search', { query: 'a', language: 'fr' })).toEqual({
    text: '"search" can\'t run. "language" is "fr". Expected one of en, de, ar.',
    isError: true
  })
  await agent.stop()
})

test.each(eras)(
  'in the protocol of %s, resources and skills are those of all languages',
  async era => {
    const site = 'versionsAndLocales'
    const agent = await startAgent(findSite(site).origin, era)
    const resources = await listAllResources(agent)
    const uris = resources.map(({ uri }) => uri)
    expect(uris).toEqual(
      expect.arrayContaining([
        'https://kit.example/docs/next/usage.md',
        'https://kit.example/de/docs/verwendung.md',
        'skill://de/anleitungen/SKILL.md'
      ])
    )
    expect(uris).toHaveLength(new Set(uris).size)
    const { contents } = await agent.client.readResource({
      uri: 'skill://de/anleitungen/SKILL.md'
    })
    const file = '/de/.well-known/agent-skills/anleitungen/SKILL.md'
    expect(contents).toMatchObject([{ text: readFile(site, file) }])
    if (era === '2026-07-28') {
      const skills = new SkillsClient(agent.client as StatelessClient)
      const { skills: listed } = await skills.list()
      const entry = listed.find(({ uri }) => uri.startsWith('skill://de/'))
      expect(entry && (await skills.read(entry)).verified).toBe(true)
    }
    await agent.stop()
  }
)

/** List resources, page by page. */
async function listAllResources({ client }: Agent) {
  const found: { readonly uri: string }[] = []
  let cursor: string | undefined
  do {
    const page = await client.listResources(cursor ? { cursor } : {})
    found.push(...page.resources)
    cursor = page.nextCursor
  } while (cursor !== undefined)
  return found
}

test('a site below a path has its program there', async () => {
  const agent = await startAgent(findSite('below').origin, '2025-11-25', {
    base: '/kit/'
  })
  const text = readFile('below', '/kit/docs/form/started.md')
  for (const page of ['/docs/form/started', '/kit/docs/form/started.html']) {
    expect(await agent.call('read_page', { page })).toMatchObject({ text })
  }
  await agent.stop()
})

test("a site's own feature can give agents tools", async () => {
  const agent = await startAgent(findSite('glossary').origin, '2026-07-28')
  const { text } = await agent.call('explain_term', { term: 'nothing' })
  const [, term = ''] = /^Known terms are (\w+)/.exec(text) ?? []
  const terms = JSON.parse(readFile('glossary', '/glossary.json'))
  const { meaning } = terms.find((each: { name: string }) => each.name === term)
  expect(await agent.call('explain_term', { term })).toEqual({
    text: meaning,
    isError: false
  })
  await agent.stop()
})

test('what was read once is readable without the site, and says so', async () => {
  const server = await startNginx(findSite('everything').folder)
  const folder = await mkdtemp(path.join(tmpdir(), 'copies-'))
  const page = '/docs/text'
  const online = await startAgent(server.origin, '2026-07-28', { folder })
  const { text } = await online.call('read_page', { page })
  await online.call('search', { query: 'text' })
  // A new process doesn't ask for what was confirmed a minute ago.
  const offline = await startAgent(server.origin, '2025-11-25', { folder })
  await server.pause()
  expect(await offline.call('read_page', { page })).toEqual({
    text,
    isError: false
  })
  const unread = await offline.call('read_page', { page: '/docs/tabs' })
  expect(unread.isError).toBe(true)
  expect(unread.text).toMatch(
    /can't be reached \(.*\)\.\nThis computer has no copy of \/docs\/tabs\.md either\. Connect to the network/
  )
  await Promise.all([online.stop(), offline.stop(), server.stop()])
  await rm(folder, { recursive: true })
})

test.each(eras)(
  'after --save, a client of %s reads everything without the site, in each language',
  async era => {
    const server = await startNginx(findSite('versionsAndLocales').folder)
    const folder = await mkdtemp(path.join(tmpdir(), 'saved-'))
    const agent = await startAgent(server.origin, era, { folder })
    const saved = await save(server.origin, folder)
    expect(saved).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^Saved \d{2,} files of .+ for offline use\.\n$/
      )
    })
    await server.pause()
    const resources = await listAllResources(agent)
    for (const { uri } of resources) {
      const { contents } = await agent.client.readResource({ uri })
      expect(contents, uri).toMatchObject([
        { text: expect.stringMatching(/\S/) }
      ])
    }
    expect(
      await agent.call('search', { query: 'deutsch', language: 'de' })
    ).toMatchObject({
      text: expect.stringContaining('https://kit.example/de/docs/')
    })
    const empty = path.join(folder, 'empty')
    expect(await save(server.origin, empty)).toMatchObject({
      code: 1,
      output: expect.stringContaining("can't be reached")
    })
    await Promise.all([agent.stop(), server.stop()])
    await rm(folder, { recursive: true })
  }
)

/** Run a site's program with `--save`, and return what it prints. */
async function save(origin: string, folder: string) {
  const program = path.join(folder, 'save.mjs')
  await mkdir(folder, { recursive: true })
  await writeFile(program, readFile('versionsAndLocales', '/mcp.mjs'))
  const child = spawn(process.execPath, [program, '--save', '--url', origin], {
    env: { XDG_CACHE_HOME: folder }
  })
  const ended = once(child, 'close')
  const printed = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await ended
  return { code, output: printed.join('') }
}

test('nginx sends the program as a script that browsers never fetch', async () => {
  const { origin } = findSite('everything')
  const { headers } = await fetch(`${origin}/mcp.mjs`)
  expect(headers.get('content-type')).toMatch(/^text\/javascript/)
  for (const file of [
    '/sitemap.xml',
    '/offline.json',
    '/sw.js',
    '/docs/text.html'
  ]) {
    expect(readFile('everything', file), file).not.toContain('mcp.mjs')
  }
  expect(readFile('everything', '/llms.txt')).toContain(
    '(https://everything.example.com/mcp.mjs)'
  )
})
