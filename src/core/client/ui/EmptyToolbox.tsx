import styles from './EmptyToolbox.module.css'

/**
 * The logo's toolbox, open and empty: the illustration for empty states, in the
 * style of the content's drawings.
 */
export function EmptyToolbox() {
  return (
    <svg className={styles.toolbox} viewBox="4 -17 114 112" aria-hidden="true">
      <g transform="rotate(-16 13 54)">
        <path d="M42 32v-8a15 15 0 0 1 15-15h14a15 15 0 0 1 15 15v8h-8v-7a8 8 0 0 0-8-8H58a8 8 0 0 0-8 8v7z" />
        <rect x="12" y="32" width="104" height="21" rx="7" />
      </g>
      <rect x="6" y="57" width="110" height="35" rx="7" />
      <path d="M6 74h110" />
      <rect data-latch="" x="51" y="50" width="20" height="17" rx="4" />
    </svg>
  )
}
