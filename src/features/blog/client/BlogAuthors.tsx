import * as texts from '../../../core/model/texts.ts'
import type { BlogAuthorsRoute } from '../blog.ts'
import { AuthorEntry } from './AuthorEntry.tsx'
import styles from './BlogAuthors.module.css'
import { BlogPage } from './BlogPage.tsx'

/** List all authors (behavior 2.4.14). */
export function BlogAuthors({ route }: { readonly route: BlogAuthorsRoute }) {
  return (
    <BlogPage>
      <h1>{texts.authors}</h1>
      {/* biome-ignore lint/a11y/noRedundantRoles: VoiceOver needs it for lists without markers. */}
      <ul role="list" className={styles.authors}>
        {route.authors.map(author => (
          <li
            key={author.key ?? author.name ?? author.imageUrl}
            className={styles.entry}
          >
            <AuthorEntry author={author} isPage={false} />
          </li>
        ))}
      </ul>
    </BlogPage>
  )
}
