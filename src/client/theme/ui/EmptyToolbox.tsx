import styles from './EmptyToolbox.module.css'

/** The toolbox of the logo, open and empty: the picture for all empty states. */
export function EmptyToolbox() {
  return (
    <svg className={styles.toolbox} viewBox="3 -4 114 98" aria-hidden="true">
      <g transform="rotate(-16 13 54)">
        <path d="M48 32v-4a9 9 0 0 1 9-9h14a9 9 0 0 1 9 9v4" fill="none" />
        <rect x="12" y="32" width="104" height="21" rx="7" />
      </g>
      <rect x="6" y="57" width="108" height="35" rx="7" />
      <rect data-latch="" x="51" y="51" width="18" height="17" rx="4" />
    </svg>
  )
}
