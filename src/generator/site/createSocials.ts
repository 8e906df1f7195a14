import {
  findAuthorLinkProblem,
  type LinkProblem
} from '../content/linkRules.ts'
import { findNear } from '../content/suggestName.ts'

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
 * where the network is known.
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

/** Find what keeps an address or a name from leading to an account. */
export function findSocialProblem(
  network: string,
  value: string
): LinkProblem | undefined {
  if (value.trim() === '' || isAddress(value)) {
    return findAuthorLinkProblem(value)
  }
  if (/^[\w-]+(?:\.[\w-]+)+\//.test(value)) {
    return {
      problem: `The link "${value}" has no protocol.`,
      remedy: `Write "https://${value}".`
    }
  }
  const known = Object.keys(PROFILES)
  if (!known.includes(network.toLowerCase())) {
    const near = findNear(network, known)
    return {
      problem: `"${value}" is not an address, and "${network}" has no known address for account names.`,
      remedy:
        near === undefined
          ? `Write the whole address: "https://…". An account name is enough for: ${known.join(', ')}.`
          : `Did you mean "${near}"? Otherwise write the whole address: "https://…".`
    }
  }
  if (!/[\s?#"<>\\]/.test(value)) return undefined
  return {
    problem: `"${value}" is not a valid account name.`,
    remedy:
      'Write the account name as its address shows it, or the whole address.'
  }
}

function isAddress(value: string): boolean {
  return value.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(value)
}

function createProfile(network: string, name: string): string {
  const start = PROFILES[network.toLowerCase()]
  if (start === undefined) return name
  return start.endsWith('@') ? start + name.replace(/^@/, '') : start + name
}
