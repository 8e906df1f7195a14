import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeInput } from '../../../core/brokenInputs.fixture.ts'
import { runBuildCommand } from '../../../core/runBuild.fixture.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'texts-'))
})
afterEach(() => rm(root, { recursive: true }))

test("8.11 broken links in the site's own llms.txt, AGENTS.md index and skill are reported", async () => {
  writeInput(path.join(root, 'content'), {
    'static/llms.txt':
      '# Kit\n\n- [Start](https://kit.example/docs/start.md), [Gone](https://kit.example/docs/gone.md)\n- [Out](https://other.example/docs/gone.md), [all](llms-full.txt)\n',
    'static/agents/docs.md':
      '# Docs\n\n[Install](https://kit.example/docs/start.md#install)\n\n[Use][use], [Gone](/docs/gone)\n\n[use]: https://kit.example/docs/start.md#use\n',
    'static/.well-known/agent-skills/docs/SKILL.md':
      '---\nname: docs\ndescription: Docs\n---\n\nRead [this](https://kit.example/docs/star.md).\n'
  })
  expect(await report()).toEqual([
    expect.stringMatching(
      /^error: static\/\.well-known\/agent-skills\/docs\/SKILL\.md:6:6: The file links to "https:\/\/kit\.example\/docs\/star\.md", which doesn't exist\.\s+Did you mean "\/docs\/start"/
    ),
    expect.stringMatching(
      /^error: static\/llms\.txt:3:47: .*"https:\/\/kit\.example\/docs\/gone\.md"/
    ),
    expect.stringMatching(
      /^warning: static\/agents\/docs\.md:7:1: .*start\.md#use", but the anchor is missing.*headings: install/is
    )
  ])
})

test('8.11 a broken link of a page is not reported again for the files that repeat it', async () => {
  writeInput(path.join(root, 'content'), {
    'docs/start.md':
      '# Start\n\n## Rules\n\n- See [B](/docs/lost) and [C](#lost).\n'
  })
  expect(await report()).toEqual([
    expect.stringMatching(/^error: docs\/start\.md:5:7: .*"\/docs\/lost"/),
    expect.stringMatching(/^warning: docs\/start\.md:5:27: .*"#lost"/)
  ])
})

/** Build the site, and list its errors and warnings, sorted. */
async function report(): Promise<readonly string[]> {
  const { errors } = await runBuildCommand(root)
  return errors
    .split(/^(?=error: |warning: )/m)
    .filter(block => /^(?:error|warning): /.test(block))
    .toSorted()
}
