import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runBuildCommand } from './runBuild.fixture.ts'
import { writeFiles } from './writeFiles.fixture.ts'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n'

const files: Readonly<Record<string, string>> = {
  'outside/key.pem': 'key',
  'outside/pic.svg': drawing,
  'outside/code.ts': 'export const code = 1\n',
  'outside/style.css': 'a { color: red }\n',
  'content/site.ts':
    "export default { title: 'Kit', url: 'https://kit.example' }\n",
  'content/docs/text.md': `# Text

[Key](/../outside/key.pem)

![Picture](/../outside/pic.svg)

![Linked](../pics/linked.svg)

<video src="@site/../outside/pic.svg"></video>
`,
  'content/docs/live.mdx': `import { code } from '../../outside/code.ts'
import Box from './Box.tsx'

# Live

{code} <Box />
`,
  'content/docs/Box.tsx': `import '../../outside/style.css'
import system from '/etc/passwd?asset'
import picture from '@site/../outside/pic.svg'

export default () => <b>{system}{picture}</b>
`,
  'content/pics/own.svg': drawing,
  'content/static/own.txt': 'own'
}

let root = ''
let printed = ''

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'outside-'))
  writeFiles(root, files)
  const content = path.join(root, 'content')
  await symlink('../../outside/pic.svg', path.join(content, 'pics/linked.svg'))
  await symlink('/etc/passwd', path.join(content, 'static/system.txt'))
  printed = (await runBuildCommand(root)).errors
})

afterAll(() => rm(root, { recursive: true, force: true }))

test.each([
  'docs/text.md:3:1: "/../outside/key.pem" points to a file outside',
  'docs/text.md:5:1: "/../outside/pic.svg" points to a file outside',
  'docs/text.md:7:1: "../pics/linked.svg" points to a file outside',
  'docs/text.md:9:1: "../../outside/pic.svg" points to a file outside',
  'docs/live.mdx:1:22: "../../outside/code.ts" points to a file outside',
  'docs/Box.tsx:1:8: "../../outside/style.css" points to a file outside',
  'docs/Box.tsx:2:20: "/etc/passwd?asset" points to a file outside',
  'docs/Box.tsx:3:21: "@site/../outside/pic.svg" points to a file outside',
  'static/system.txt: This symbolic link points outside the website.'
])('%s', message => {
  expect(printed).toContain(message)
})
