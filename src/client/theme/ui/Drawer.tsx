import styles from './Drawer.module.css'

/** An open, empty drawer: the picture for all empty states. */
export function Drawer() {
  return (
    <svg
      className={styles.drawer}
      viewBox="7 0 106 88"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M22 4h76v26H22zM22 30v16M98 30v16M44 14h32" />
      <path d="M22 38 10 56M98 38l12 18M30 38h60" />
      <path data-front="" d="M8 56h104v26a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2z" />
      <path data-latch="" d="M48 67h24v6H48z" />
    </svg>
  )
}
