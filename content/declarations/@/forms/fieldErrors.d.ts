/** Texts of a failed request: by field, and one for the whole form. */
export type FormErrors = { fields: Record<string, string>; form?: string }

/** Turns what a request threw into texts for a form. */
export function fieldErrors(error: unknown): FormErrors
