import type { JSX } from 'react'

/** The sign-in form. */
export function SignIn(): JSX.Element
