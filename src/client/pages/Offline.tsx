import * as texts from '../../model/texts.ts'
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
      <h1>{texts.offlineTitle}</h1>
      <p>{texts.offlineText}</p>
      {paths !== undefined && <SavedPages paths={paths} />}
    </main>
  )
}

function SavedPages({ paths }: { readonly paths: readonly string[] }) {
  if (paths.length === 0) return <p>{texts.noSavedPages}</p>
  return (
    <>
      <h2>{texts.savedPages}</h2>
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
