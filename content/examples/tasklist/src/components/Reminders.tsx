/** A browser asks for its permissions itself, so the web shows nothing. */
export function Reminders() {
  return null
}
