import styles from './EmptyToolbox.module.css'

/** The toolbox of the logo, open and empty: the picture for all empty states. */
export function EmptyToolbox() {
  return (
    <svg className={styles.toolbox} viewBox="3 4 114 90" aria-hidden="true">
      <g transform="rotate(-21 8 56)">
        <path d="M44 38v-5a8 8 0 0 1 8-8h12a8 8 0 0 1 8 8v5" fill="none" />
        <rect x="8" y="38" width="100" height="18" rx="7" />
      </g>
      <path d="M12 56h96v8H12z" />
      <rect data-body="" x="6" y="60" width="108" height="32" rx="7" />
      <rect data-latch="" x="52" y="55" width="16" height="15" rx="3.5" />
    </svg>
  )
}
