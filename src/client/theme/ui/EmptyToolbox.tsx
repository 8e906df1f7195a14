import styles from './EmptyToolbox.module.css'

/** The toolbox of the logo, open and empty: the picture for all empty states. */
export function EmptyToolbox() {
  return (
    <svg className={styles.toolbox} viewBox="3 -12 114 106" aria-hidden="true">
      <g transform="rotate(-16 13 54)">
        <path d="M45 32v-7a13 13 0 0 1 13-13h12a13 13 0 0 1 13 13v7" />
        <rect x="12" y="32" width="104" height="21" rx="7" />
      </g>
      <rect x="6" y="57" width="108" height="35" rx="7" />
      <rect data-latch="" x="50" y="50" width="20" height="17" rx="4" />
    </svg>
  )
}
