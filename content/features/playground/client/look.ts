/**
 * How the doubles look. A shadow tree has no style sheets of the page, but inherits
 * its tokens, which know the color mode.
 */
export const LOOK = `
:host {
  all: initial;
  color-scheme: inherit;
  display: block;
  color: var(--color-text);
  font: 400 var(--text-s) / 1.5 var(--font-body);
  accent-color: var(--color-accent);
}

:host([hidden]) {
  display: none;
}

*, ::before, ::after {
  box-sizing: border-box;
}

h1, h2, h3, p {
  margin: 0;
  font: inherit;
}

h1, h2, h3 {
  font-size: 1.25em;
  font-weight: 600;
}

button {
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  justify-content: center;
  align-self: flex-start;
  min-block-size: 2.25rem;
  padding: 0 var(--space-4);
  /* Forced colors show it. */
  border: 1px solid transparent;
  border-radius: 8px;
  background: var(--color-accent);
  color: var(--color-on-accent);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}

button:hover {
  background: color-mix(in oklab, var(--color-accent), var(--color-text) 14%);
}

button[aria-busy="true"] {
  opacity: 0.75;
  cursor: progress;
}

:focus-visible {
  outline: 2px solid var(--color-accent);
  outline-offset: 2px;
}

label {
  font-weight: 550;
}

div:has(> label) {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1) var(--space-2);
  align-items: center;
  max-inline-size: 22rem;
}

div:has(> label) > :is(label, p) {
  grid-column: 1 / -1;
}

input, textarea {
  inline-size: 100%;
  min-block-size: 2.25rem;
  padding: var(--space-1) var(--space-3);
  border: 1px solid var(--color-border-strong);
  border-radius: 8px;
  background: var(--color-raised);
  color: inherit;
  font: inherit;
}

/* Safari enlarges the page around smaller text on phones. */
@media (pointer: coarse) {
  input, textarea {
    font-size: 1rem;
  }
}

::placeholder {
  color: var(--color-text-soft);
  opacity: 1;
}

[aria-invalid="true"] {
  border-color: var(--color-danger);
}

[id$="-description"] {
  color: var(--color-text-soft);
  font-size: var(--text-xs);
}

[id$="-error"] {
  color: var(--color-danger);
  font-size: var(--text-xs);
}

/*
 * Keeps the room of an error: it appears when a press on a button takes the focus
 * away, and must not move that button.
 */
div:has(> :is(input:not([type="checkbox"]), textarea)):not(:has(> [id$="-error"]))::after {
  content: "\\200b";
  font-size: var(--text-xs);
}

input + button {
  min-inline-size: 2.25rem;
  padding: 0 var(--space-2);
  border: 1px solid var(--color-border-strong);
  background: var(--color-raised);
  color: inherit;
  font-weight: 400;
}

div:has(> input + button) {
  grid-template-columns: minmax(0, 1fr) auto;
}

div:has(> [type="checkbox"]) {
  grid-template-columns: auto minmax(0, 1fr);
}

[type="checkbox"] {
  inline-size: 1.125rem;
  min-block-size: 1.125rem;
  margin: 0;
}

div > [type="checkbox"] + label {
  grid-column: 2;
  font-weight: 400;
}
`
