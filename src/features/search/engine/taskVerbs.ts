import type { Stem } from '../searchTerms.ts'

/** English verbs that name the same task. */
const TASKS = [
  'create add put insert make',
  'read get fetch load retrieve',
  'update change edit modify',
  'refresh reload refetch',
  'delete remove erase',
  'show display tell',
  'hide conceal',
  'start run launch',
  'find search',
  'send submit post',
  'attach upload',
  'choose select pick',
  'check validate verify',
  'save store persist remember',
  'stop cancel abort',
  'mock fake stub simulate',
  'move migrate upgrade',
  'translate localize'
]

/**
 * Map each verb of a task to the others, all as index terms.
 *
 * @param stem of the index's language, which is English
 */
export function listTaskVerbs(
  stem: Stem
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    TASKS.flatMap(task => {
      const verbs = task.split(' ').map(stem)
      return verbs.map(verb => [verb, verbs.filter(each => each !== verb)])
    })
  )
}
