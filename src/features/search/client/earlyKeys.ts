// Runs inline in every document: keeps key presses until the client script
// handles them, and keeps the browser from opening its own search. The element
// with the focus may be a field. `isSearchKey` would be exact, and longer.
const keys: KeyboardEvent[] = []
window.earlyKeys = keys
document.onkeydown = event => {
  const { key, ctrlKey, metaKey, target } = event
  keys.push(event)
  if ((ctrlKey || metaKey ? 'k' : target === document.body && '/') === key) {
    event.preventDefault()
  }
}

declare global {
  interface Window {
    /** Key presses that the client script hasn't handled, oldest first. */
    earlyKeys?: KeyboardEvent[]
  }
}

// TypeScript extends `Window` only from modules.
export {}
