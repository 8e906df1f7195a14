import * as texts from '../../model/texts.ts'
import { Slot } from '../state/clientFeatures.tsx'
import { useSite } from '../state/siteContext.tsx'
import { EmptyToolbox } from '../ui/EmptyToolbox.tsx'
import { LibraryList } from '../ui/LibraryList.tsx'
import styles from './NotFound.module.css'
import { PlainLayout } from './PlainLayout.tsx'

/** The not-found page (behavior 2.2.1). */
export function NotFound() {
  const { libraries } = useSite()
  return (
    <PlainLayout className={styles.notFound}>
      <EmptyToolbox />
      <h1>{texts.notFoundTitle}</h1>
      <p>{texts.notFoundText}</p>
      <p>{texts.notFoundAdvice}</p>
      <Slot name="notFound" />
      {libraries !== undefined && (
        <section className={styles.libraries}>
          <h2>{texts.libraries}</h2>
          <LibraryList groups={libraries} />
        </section>
      )}
    </PlainLayout>
  )
}
