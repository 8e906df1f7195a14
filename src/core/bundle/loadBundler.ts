/**
 * Load the bundler and its configuration, which takes a third of a second. The second
 * import only warms `runBundle.ts`, which `bundleSite` imports when it needs it.
 */
export function loadBundler() {
  return Promise.all([
    import('../../../rspack.config.ts'),
    import('./runBundle.ts')
  ])
}
