/** Show a call below the sample that made it. */
export function showCall(name: string, ...values: readonly unknown[]) {
  const detail = [name, ...values]
  dispatchEvent(new CustomEvent('playground:call', { detail }))
}
