import { memo, useEffect, useRef } from 'react'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import { LibraryIcon } from '../../../core/client/ui/LibraryIcon.tsx'
import * as texts from '../../../core/model/texts.ts'
import { markTerms } from '../engine/markTerms.ts'
import type { Stem } from '../searchTerms.ts'
import styles from './SearchOptions.module.css'
import type { OptionGroup, SearchOption } from './useSearchOptions.ts'

/** Props shared by all options of the list. */
interface OptionProps {
  /** Prefix for the ids of the list and its options. */
  readonly id: string
  readonly stem: Stem | undefined
  readonly onActive: (index: number) => void
  readonly onChoose: (option: SearchOption) => void
}

/** The grouped search results. Memoized, so that typing re-renders them only when they change. */
export const SearchOptions = memo(function SearchOptions({
  groups,
  active,
  ...rest
}: OptionProps & {
  readonly groups: readonly OptionGroup[]
  /** Index across all groups. */
  readonly active: number
}) {
  const list = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the options
  useEffect(() => {
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest' })
  }, [active, groups])

  let index = -1
  return (
    <div
      ref={list}
      id={`${rest.id}list`}
      role="listbox"
      tabIndex={-1}
      aria-label={texts.searchResults}
      className={styles.list}
      hidden={groups.length === 0}
    >
      {groups.map(({ label, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box has groups.
        <div key={label} role="group" aria-label={label}>
          <GroupLabel label={label} />
          {options.map(option => {
            index += 1
            return (
              <Option
                key={option.key}
                index={index}
                option={option}
                isActive={index === active}
                {...rest}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
})

/** The label of a group, with an icon if it's a library. */
function GroupLabel({ label }: { readonly label: string }) {
  const { libraries: groups = [] } = useSite()
  const icon = groups
    .flatMap(({ libraries }) => libraries)
    .find(library => library.label === label)?.icon
  return (
    <p className={styles.label} aria-hidden="true">
      {icon !== undefined && <LibraryIcon icon={icon} />}
      {label}
    </p>
  )
}

/** An identifier of more than one word; a single word may be an ordinary heading. */
const NAME = /^\S*(?:\p{Ll}\p{Lu}|\w\.\w)\S*$/u

const Option = memo(function Option({
  id,
  index,
  option,
  isActive,
  stem,
  onActive,
  onChoose
}: OptionProps & {
  readonly index: number
  readonly option: SearchOption
  readonly isActive: boolean
}) {
  const { href, title, heading, excerpt, terms } = option
  return (
    <a
      id={`${id}${index}`}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      className={styles.option}
      onPointerMove={() => onActive(index)}
      onClick={() => onChoose(option)}
      onAuxClick={({ button }) => {
        if (button === 1) onChoose(option) // It opens in a new tab.
      }}
    >
      <span className={styles.title}>
        {heading === undefined ? (
          <Marked text={title} terms={terms} stem={stem} />
        ) : (
          <>
            <span
              className={styles.heading}
              data-name={NAME.test(heading) || undefined}
            >
              <Marked text={heading} terms={terms} stem={stem} />
            </span>{' '}
            <span className={styles.page}>
              <Marked text={title} terms={terms} stem={stem} />
            </span>
          </>
        )}
      </span>
      {excerpt !== undefined && (
        <span className={styles.excerpt} dir="auto">
          <Marked text={excerpt} terms={terms} stem={stem} />
        </span>
      )}
    </a>
  )
})

function Marked({
  text,
  terms,
  stem
}: {
  readonly text: string
  readonly terms: ReadonlySet<string>
  readonly stem: Stem | undefined
}) {
  if (stem === undefined || terms.size === 0) return text
  return markTerms(text, terms, stem).map((part, index) =>
    part.isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    )
  )
}
