import { expect, test } from 'vitest'
import { createProfile, findSocialProblem } from './createAuthors.ts'

test.each([
  ['github', 'ada', 'https://github.com/ada'],
  ['GitHub', 'ada', 'https://github.com/ada'],
  ['linkedin', 'ada', 'https://www.linkedin.com/in/ada'],
  ['stackoverflow', '12/ada', 'https://stackoverflow.com/users/12/ada'],
  ['mastodon', '@ada', 'https://mastodon.social/@ada'],
  ['email', 'ada@example.com', 'mailto:ada@example.com'],
  ['github', 'https://git.example/ada', 'https://git.example/ada'],
  ['newsletter', 'https://ada.example', 'https://ada.example'],
  ['newsletter', '/blog', '/blog'],
  ['newsletter', 'ada', 'ada']
])('%s of "%s" leads to %s', (network, value, address) => {
  expect(createProfile(network, value)).toBe(address)
})

test.each([
  ['github', 'ada', undefined],
  ['bluesky', 'ada.dev', undefined],
  ['email', 'ada@example.com', undefined],
  ['stackoverflow', '12/ada', undefined],
  ['newsletter', '/blog', undefined],
  ['newsletter', 'mailto:ada@example.com', undefined],
  ['newsletter', 'ada', /isn't an address/],
  ['github', 'a b', /isn't a valid account name/],
  ['github', 'github.com/ada', /isn't a valid account name/],
  ['github', '', /has no address/],
  ['github', 'ftp://ada.example', /is neither/]
])('the problem with %s of "%s" is %s', (network, value, problem) => {
  expect(findSocialProblem(network, value)).toEqual(
    problem === undefined ? undefined : expect.stringMatching(problem)
  )
})
