import type { Slip } from '../../../core/markdown/syntax/remarkSlips.ts'
import { ALERT_NAMES } from '../admonitions.ts'

/** Detects text that was meant as an alert. */
export const ADMONITION_SLIPS: readonly Slip[] = [
  {
    pattern: /^\[![a-z]+\](?![[(:])[^\n]*/i,
    meant: 'an alert',
    remedy: `Write only the kind on the first line of a quote: "> [!NOTE]", then "> Text". Kinds: ${ALERT_NAMES.join(', ').toUpperCase()}.`
  }
]
