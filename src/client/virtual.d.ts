/** Modules that the generator writes for each build. */
declare module 'virtual:site' {
  export const site: import('../model/site.ts').ClientSite
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
