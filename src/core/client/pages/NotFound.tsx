import * as texts from '../../model/texts.ts'
import { Slot } from '../state/clientFeatures.tsx'
import { EmptyToolbox } from '../ui/EmptyToolbox.tsx'
import styles from './NotFound.module.css'
import { PlainLayout } from './PlainLayout.tsx'

/** The not-found page (behavior 2.2.1). */
export function NotFound() {
  return (
    <PlainLayout className={styles.notFound}>
      <EmptyToolbox />
      <h1>{texts.notFoundTitle}</h1>
      <p>{texts.notFoundText}</p>
      <Slot name="notFound" />
      <p>{texts.notFoundAdvice}</p>
    </PlainLayout>
  )
}
