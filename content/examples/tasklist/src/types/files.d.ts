declare module '*.svg' {
  const file: string
  export default file
}

declare module '*.po' {
  export const messages: Record<string, string | unknown[]>
}
