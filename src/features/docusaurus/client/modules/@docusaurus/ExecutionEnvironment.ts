const canUseDOM = 'document' in globalThis

/** The default export of modules that import `@docusaurus/ExecutionEnvironment`. */
export default {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM,
  canUseViewport: canUseDOM
}
