/** Modules that the generator writes for each build. */
declare module 'virtual:site' {
  export const site: import('../model/site.ts').ClientSite
}

/** The client halves of the features that the site uses, in their order. */
declare module 'virtual:features' {
  export const features: readonly import('./clientFeature.ts').ClientFeature[]
}

/** Only in the server compilation: every page, each loaded when asked for. */
declare module 'virtual:pages' {
  export const pages: Readonly<
    Record<string, () => Promise<import('../model/route.ts').Page>>
  >
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'

/** What Vite adds, which runs the unit tests. */
interface ImportMeta {
  readonly glob: <Module>(
    pattern: string,
    options: { readonly eager: true }
  ) => Readonly<Record<string, Module>>
}

/** What the bundler replaces modules with while a site is being written. */
interface ImportMeta {
  readonly webpackHot?: {
    /** @returns the ids of the modules it replaced; null: there is no update */
    readonly check: (apply: boolean) => Promise<readonly string[] | null>
  }
}

/** Of the compilation that the running modules are from. */
declare const __webpack_hash__: string
