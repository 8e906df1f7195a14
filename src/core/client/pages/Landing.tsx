import type { LandingRoute } from '../../model/route.ts'
import type { PageProps } from '../clientFeature.ts'
import { useLanguage } from '../state/siteContext.tsx'
import { ContentBody } from './ContentBody.tsx'
import styles from './Landing.module.css'

/** The landing page, whose content an author writes (behavior 2.3.1). */
export function Landing({ route, contents }: PageProps<LandingRoute>) {
  return (
    <main className={styles.landing}>
      <div className="prose" {...useLanguage(route.writtenIn)}>
        <ContentBody content={contents[0]} path={route.pathname} />
      </div>
    </main>
  )
}
