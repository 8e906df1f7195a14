import styles from './NotFound.module.css'

/** Say that there is nothing at this address (behaviour 2.2.1). */
export function NotFound() {
  return (
    <main className={styles.notFound}>
      <h1>Page Not Found</h1>
      <p>We could not find what you were looking for.</p>
      <p>
        Please contact the owner of the site that linked you to the original URL
        and let them know their link is broken.
      </p>
    </main>
  )
}
