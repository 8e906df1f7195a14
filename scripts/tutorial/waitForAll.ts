/**
 * Wait until all actions have ended, also after one of them fails, so that none is
 * still running when the next ones start.
 *
 * @param actions promises of those that have started; `false` for one that's left out
 * @throws Error with the messages of all that fail
 */
export async function waitForAll(
  actions: readonly (Promise<unknown> | false)[]
): Promise<void> {
  const results = await Promise.allSettled(actions)
  const messages = results.flatMap(result =>
    result.status === 'rejected' ? [result.reason.message] : []
  )
  if (messages.length > 0) throw new Error(messages.join('\n'))
}
