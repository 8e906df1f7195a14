import { findAuthorLinkProblem } from '../../../core/content/schema/linkRules.ts'
import { suggestName } from '../../../core/content/schema/suggestName.ts'

/** Prefixes of profile addresses by network. */
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
 * Turn an author's account names on known networks into addresses.
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

/**
 * Find the problem with an account's address or name.
 *
 * @returns the problem on the first line, the remedy on the second
 */
export function findSocialProblem(
  network: string,
  value: string
): string | undefined {
  if (value.trim() === '' || isAddress(value)) {
    return findAuthorLinkProblem(value)
  }
  if (/^[\w-]+(?:\.[\w-]+)+\//.test(value)) {
    return `The link "${value}" has no protocol.\nWrite "https://${value}".`
  }
  const known = Object.keys(PROFILES)
  if (!known.includes(network.toLowerCase())) {
    return `"${value}" isn't an address, and "${network}" isn't a known network.\n${suggestName(network, known, 'Networks')} Or write the full address: "https://…".`
  }
  return /[\s?#"<>\\]/.test(value)
    ? `"${value}" isn't a valid account name.\nWrite the account name or the full address.`
    : undefined
}

function isAddress(value: string): boolean {
  return value.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(value)
}

function createProfile(network: string, name: string): string {
  const prefix = PROFILES[network.toLowerCase()]
  if (prefix === undefined) return name
  return prefix + (prefix.endsWith('@') ? name.replace(/^@/, '') : name)
}
