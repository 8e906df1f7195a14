import type { Texts } from '../../core/model/catalogue.ts'

/** The styles of admonitions. */
export type AdmonitionKind = 'note' | 'tip' | 'info' | 'warning' | 'danger'

const KINDS: Readonly<Record<string, AdmonitionKind>> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  // Older names, which keep their own title (behavior 2.9.16).
  caution: 'warning',
  secondary: 'note',
  important: 'info',
  success: 'tip'
}

/** GitHub's alerts, such as `> [!NOTE]`. There, "caution" is the red one. */
const ALERTS: Readonly<Record<string, AdmonitionKind>> = {
  note: 'note',
  tip: 'tip',
  important: 'info',
  warning: 'warning',
  caution: 'danger'
}

export const ADMONITION_NAMES: readonly string[] = Object.keys(KINDS)

export const ALERT_NAMES: readonly string[] = Object.keys(ALERTS)

/** Find the style of a directive. */
export function findAdmonitionKind(name: string): AdmonitionKind | undefined {
  return Object.hasOwn(KINDS, name) ? KINDS[name] : undefined
}

/** Find the style of an alert, from the name in `[!NAME]`. */
export function findAlertKind(name: string): AdmonitionKind | undefined {
  return Object.hasOwn(ALERTS, name) ? ALERTS[name] : undefined
}

/** Find the default title of an admonition. */
export function findAdmonitionTitle(name: string, texts: Texts): string {
  const known: Readonly<Record<string, string>> = texts
  return findAdmonitionKind(name) === undefined ? name : (known[name] ?? name)
}
