/** Signs in and stores the session. */
export function signIn(data: {
  email: string
  password: string
}): Promise<void>

/** Creates an account, signs in and stores the session. */
export function signUp(data: {
  name?: string
  email: string
  password: string
}): Promise<void>

/** Signs out and resets the session. */
export function signOut(): Promise<void>
