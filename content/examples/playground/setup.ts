import { createTheme, validateTheme } from '@toolbox/styles'
import { WebStyleRegistry } from '@toolbox/web'

const plus = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 5v14M5 12h14" stroke="#000" stroke-width="2"/></svg>'
)}`

// The site's tokens, which change with its color mode.
const values = validateTheme({
  colors: {
    primary: 'var(--color-accent)',
    onPrimary: 'var(--color-on-accent)',
    background: 'var(--color-background)',
    card: 'var(--color-raised)',
    text: 'var(--color-text)',
    muted: 'var(--color-text-soft)',
    border: 'var(--color-border)',
    danger: 'var(--color-danger)'
  },
  baseSpacing: 8,
  icons: { add: plus }
})

createTheme(values)
export const StyleRegistry = new WebStyleRegistry()
