import styles from './Offline.module.css'
import { useSavedPages } from './useSavedPages.ts'

/**
 * Stand in for a page that was never saved while there is no network, and list
 * the pages that can be read.
 */
export function Offline() {
  const paths = useSavedPages()
  return (
    <main className={styles.offline}>
      <h1>You are offline</h1>
      <p>
        This page was not saved on this device, and there is no connection to
        fetch it. It will load as soon as you are back online.
      </p>
      {paths !== undefined && <SavedPages paths={paths} />}
    </main>
  )
}

function SavedPages({ paths }: { readonly paths: readonly string[] }) {
  if (paths.length === 0) return <p>No pages are saved on this device yet.</p>
  return (
    <>
      <h2>Pages you can read now</h2>
      <ul className={styles.pages}>
        {paths.map(path => (
          <li key={path}>
            <a href={path}>{decodePath(path)}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A path that is no valid encoding is shown as it stands. */
function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
