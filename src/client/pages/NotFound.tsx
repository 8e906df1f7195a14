import * as texts from '../../model/texts.ts'
import styles from './NotFound.module.css'

/** Say that there is nothing at this address (behaviour 2.2.1). */
export function NotFound() {
  return (
    <main className={styles.notFound}>
      <h1>{texts.notFoundTitle}</h1>
      <p>{texts.notFoundText}</p>
      <p>{texts.notFoundAdvice}</p>
    </main>
  )
}
