import { expect, test } from 'vitest'
import { completeAccounts } from './resolveAuthors.ts'

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
])('2.4.15 %s of "%s" leads to %s', (network, value, address) => {
  expect(completeAccounts({ [network]: value })).toEqual({ [network]: address })
})
