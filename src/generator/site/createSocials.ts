/** Where a network keeps the page of a name. */
const PROFILES: Readonly<Record<string, string>> = {
  bluesky: 'https://bsky.app/profile/',
  email: 'mailto:',
  github: 'https://github.com/',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/in/',
  mastodon: 'https://mastodon.social/@',
  stackoverflow: 'https://stackoverflow.com/users/',
  threads: 'https://www.threads.net/@',
  twitch: 'https://twitch.tv/',
  twitter: 'https://twitter.com/',
  x: 'https://x.com/',
  youtube: 'https://youtube.com/@'
}

/**
 * Give the networks of an author their addresses, so that a name is enough
 * where the network is known, as in Docusaurus.
 *
 * @param socials addresses or names by network
 * @example createSocials({ github: 'ada' }).github // 'https://github.com/ada'
 */
export function createSocials(
  socials: Readonly<Record<string, string>>
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(socials).map(([network, value]) => [
      network,
      isAddress(value) ? value : createProfile(network, value)
    ])
  )
}

function isAddress(value: string): boolean {
  return value.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(value)
}

function createProfile(network: string, name: string): string {
  const start = PROFILES[network.toLowerCase()]
  if (start === undefined) return name
  return start.endsWith('@') ? start + name.replace(/^@/, '') : start + name
}
