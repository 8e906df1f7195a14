import { expect, test } from 'vitest'
import type { SiteTools } from '../../../core/model/siteTools.ts'
import type { ReadFile } from './createFileReader.ts'
import { createMethods, describeServer } from './createMethods.ts'

const settings = {
  title: 'Kit',
  url: 'https://kit.example',
  version: '1',
  languages: [{ name: 'en', label: 'English', baseUrl: '/' }]
}

const say: SiteTools = {
  tools: [
    {
      name: 'say',
      title: 'Say',
      description: 'Say what a file says.',
      parameters: { file: { description: 'A file', isRequired: true } },
      run: async ({ file }, site) =>
        (await site.readFile(`/${file}`)) ?? 'None.'
    }
  ]
}

const run = (
  method: string,
  params: object,
  modules: readonly SiteTools[] = [say],
  read = async (path: string): Promise<ReadFile | undefined> => ({ text: path })
) =>
  createMethods(settings, modules, read)[method]?.(
    params as Readonly<Record<string, unknown>>,
    'modern'
  )

test('a result from a copy says so first', async () => {
  const savedAt = Date.UTC(2026, 2, 1)
  const call = { name: 'say', arguments: { file: 'a' } }
  expect(await run('tools/call', call)).toEqual({
    content: [{ type: 'text', text: '/a' }]
  })
  const result = await run('tools/call', call, [say], async path => ({
    text: path,
    savedAt
  }))
  expect(result).toEqual({
    content: [
      {
        type: 'text',
        text: "https://kit.example can't be reached. This is from copies on this computer, the oldest of 2026-03-01."
      },
      { type: 'text', text: '/a' }
    ]
  })
})

test('an unknown tool is a mistake of the client', async () => {
  await expect(run('tools/call', { name: 'sing' })).rejects.toMatchObject({
    code: -32602,
    message: 'Unknown tool "sing". Known are say.'
  })
})

test('long lists have several pages', async () => {
  const urls = Array.from(
    { length: 250 },
    (_, page) => `https://kit.example/${page}.md`
  )
  const documents = {
    list: async () => urls.map(url => ({ url, title: url })),
    read: async () => undefined,
    template: '{+path}.md',
    mediaType: 'text/markdown'
  }
  const found: string[] = []
  let cursor: string | undefined
  do {
    const page = (await run('resources/list', { cursor }, [{ documents }])) as {
      readonly resources: readonly { readonly uri: string }[]
      readonly nextCursor?: string
    }
    expect(page.resources.length).toBeLessThan(101)
    found.push(...page.resources.map(({ uri }) => uri))
    cursor = page.nextCursor
  } while (cursor !== undefined)
  expect(found).toEqual(urls)
  for (const wrong of ['x', '-1', '251', {}]) {
    await expect(
      run('resources/list', { cursor: wrong }, [{ documents }])
    ).rejects.toMatchObject({ code: -32602 })
  }
})

const german = { name: 'de', label: 'Deutsch', baseUrl: '/de/' }
const guide: SiteTools = {
  listSkills: async site => {
    const text = await site.readFile(`${site.baseUrl}guide`)
    return [{ name: 'guide', description: site.baseUrl, text: text ?? '' }]
  }
}

test.each([
  [
    'all languages',
    ['/', '/de/'],
    ['skill://guide/SKILL.md', 'skill://de/guide/SKILL.md']
  ],
  [
    'only those with a copy, out of reach',
    ['/de/'],
    ['skill://de/guide/SKILL.md']
  ]
])('resources are those of %s', async (_, bases, expected) => {
  const { 'resources/list': list, 'resources/read': read } = createMethods(
    { ...settings, languages: [...settings.languages, german] },
    [guide],
    async path => {
      if (bases.includes(path.replace('guide', ''))) return { text: path }
      throw new Error('Out of reach.')
    }
  )
  const { resources } = Object(await list?.({}, 'modern'))
  const uris = resources.map(({ uri }: { readonly uri: string }) => uri)
  expect(uris).toEqual(expected)
  expect(
    await read?.({ uri: 'skill://de/guide/SKILL.md' }, 'legacy')
  ).toMatchObject({ contents: [{ text: '/de/guide' }] })
})

test('without a copy of any language, a list fails', async () => {
  const failed = run('resources/list', {}, [guide], async () => {
    throw new Error('Out of reach.')
  })
  await expect(failed).rejects.toThrow('Out of reach.')
})

test('a server declares only what features give it', () => {
  expect(describeServer(settings, [say]).capabilities).toEqual({ tools: {} })
  expect(
    describeServer(settings, [{ listSkills: async () => [] }]).capabilities
  ).toEqual({
    tools: {},
    resources: {},
    extensions: { 'io.modelcontextprotocol/skills': {} }
  })
  expect(
    createMethods(settings, [say], async () => undefined)
  ).not.toHaveProperty('skills/list')
})
