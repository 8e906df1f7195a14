import type { ContentModule, LandingRoute } from '../../model/route.ts'
import { useLanguage } from '../ui/useLanguage.ts'
import { ContentBody } from './ContentBody.tsx'
import styles from './Landing.module.css'

/** The landing page, whose content an author writes (behavior 2.3.1). */
export function Landing({
  route,
  content
}: {
  readonly route: LandingRoute
  readonly content: ContentModule | undefined
}) {
  return (
    <main className={styles.landing}>
      <div className="prose" {...useLanguage(route.writtenIn)}>
        <ContentBody content={content} path={route.pathname} />
      </div>
    </main>
  )
}
