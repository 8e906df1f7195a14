import { stripFileProtocol } from '../../model/paths.ts'
import type { CategoryCard } from '../../model/route.ts'
import * as texts from '../../model/texts.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './CategoryCardGrid.module.css'

/** The cards of a category page, two per row (behavior 2.5.31). */
export function CategoryCardGrid({
  cards
}: {
  readonly cards: readonly CategoryCard[]
}) {
  return (
    <section className={styles.grid}>
      {cards.map(card => (
        <article key={card.href} className={styles.cell}>
          <CardLink card={card} />
        </article>
      ))}
    </section>
  )
}

function CardLink({ card }: { readonly card: CategoryCard }) {
  const isExternal = card.kind === 'external'
  const newTab = isExternal
    ? { target: '_blank', rel: 'noopener noreferrer' }
    : {}
  return (
    <a
      href={stripFileProtocol(card.href) ?? card.href}
      className={styles.card}
      {...newTab}
    >
      <h2 title={card.label} className={styles.title}>
        <Icon name={card.kind} className={styles.icon} />
        <span className={styles.label}>{card.label}</span>
      </h2>
      {isExternal && (
        <span className="visually-hidden">{texts.opensNewTab}</span>
      )}
      {card.description !== undefined && (
        <p title={card.description} className={styles.description}>
          {card.description}
        </p>
      )}
    </a>
  )
}
