/** Where this platform keeps the token of the session. */
export const tokens: {
  /** On the web, `null`: the browser sends its cookie. */
  read(): Promise<string | null>
  /** Saves the token, or removes it when it is `null`. */
  save(token: string | null): Promise<void>
}
