import { EVERYTHING_ID, type OfflinePack } from '../../../model/offlinePack.ts'

/** How a pack stands on this device. */
export type PackState =
  | 'offered'
  | 'saved'
  /** Saved, and the site has another edition. */
  | 'outdated'
  /** Saved, and the site offers it no more. */
  | 'withdrawn'
  /** Every file of it is saved, as part of another pack. */
  | 'included'

/** A pack as the list shows it. */
export interface ListedPack {
  readonly pack: OfflinePack
  readonly state: PackState
}

/**
 * List the packs a reader can do something with: those that the site offers, in
 * its order, then those that are saved and not offered.
 *
 * @param offered undefined while the site does not answer: saved packs then
 * count as up to date
 */
export function listPacks(
  offered: readonly OfflinePack[] | undefined,
  saved: readonly OfflinePack[]
): readonly ListedPack[] {
  if (offered === undefined) {
    return sortPacks(saved).map(pack => ({ pack, state: 'saved' }))
  }
  const offeredIds = new Set(offered.map(({ id }) => id))
  return [
    ...offered.map(pack => ({ pack, state: findState(pack, saved) })),
    ...sortPacks(saved.filter(({ id }) => !offeredIds.has(id))).map(
      pack => ({ pack, state: 'withdrawn' }) as const
    )
  ]
}

function findState(
  pack: OfflinePack,
  saved: readonly OfflinePack[]
): PackState {
  const own = saved.find(({ id }) => id === pack.id)
  if (own) return own.revision === pack.revision ? 'saved' : 'outdated'
  const isIncluded = saved.some(other => {
    const files = new Set(other.files)
    return pack.files.every(file => files.has(file))
  })
  return isIncluded ? 'included' : 'offered'
}

/** Everything first, as the site lists it; caches keep another order. */
function sortPacks(packs: readonly OfflinePack[]): readonly OfflinePack[] {
  const rank = ({ id }: OfflinePack) => (id === EVERYTHING_ID ? 0 : 1)
  return packs.toSorted(
    (one, other) =>
      rank(one) - rank(other) || one.title.localeCompare(other.title)
  )
}
