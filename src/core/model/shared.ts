/**
 * Public functions for both halves of a feature: `toolbox-docs` and
 * `toolbox-docs/client` export them, so modules that both halves import can use
 * either.
 */
export { fillText, formatText } from './fillText.ts'
export {
  isExternalLink,
  splitLink,
  toAbsoluteUrl,
  toHref,
  toLinkHref,
  toPathname,
  toPathnameKey
} from './paths.ts'
