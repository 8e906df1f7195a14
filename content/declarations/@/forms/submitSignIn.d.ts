/** Signs in with the values of the form, or moves the focus to the problem. */
export function submitSignIn(): Promise<void>
