import styles from './EmptyToolbox.module.css'

/** The toolbox of the logo, open and empty: the picture for all empty states. */
export function EmptyToolbox() {
  return (
    <svg className={styles.toolbox} viewBox="5 3 110 90" aria-hidden="true">
      <path d="M46 14V8a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v6" fill="none" />
      <path d="M28 14h64a4 4 0 0 1 4 3l6 25H18l6-25a4 4 0 0 1 4-3zM12 42h96l4 8H8z" />
      <path data-body="" d="M6 50h108v36a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6z" />
      <path data-seam="" d="M6 66h108" fill="none" />
      <rect data-latch="" x="28" y="58" width="14" height="16" rx="3" />
      <rect data-latch="" x="78" y="58" width="14" height="16" rx="3" />
    </svg>
  )
}
