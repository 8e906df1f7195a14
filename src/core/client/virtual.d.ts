/** Modules that the generator creates for each build. */
declare module 'virtual:site' {
  export const site: import('../model/site.ts').ClientSite
}

/** The client halves of the features that the site uses, in order. */
declare module 'virtual:features' {
  export const features: readonly import('./clientFeature.ts').BuiltInClientFeature[]
}

/** Registers the page components of all features. Only in the server compilation. */
declare module 'virtual:views'

/** All pages, loaded on demand. Only in the server compilation. */
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

/** Added by Vite, which runs the unit tests. */
interface ImportMeta {
  readonly glob: <Module>(
    pattern: string,
    options: { readonly eager: true }
  ) => Readonly<Record<string, Module>>
}

/** The bundler's hot module replacement, in development. */
interface ImportMeta {
  readonly webpackHot?: {
    /** @returns the ids of the updated modules, or null without an update */
    readonly check: (apply: boolean) => Promise<readonly string[] | null>
  }
}

/** Hash of the compilation that created the running modules. */
declare const __webpack_hash__: string
