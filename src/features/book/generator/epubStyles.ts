/**
 * Styles of an EPUB. Few e-readers support custom properties, so those of the site
 * become values. Readers choose font and size; layouts of several columns and icons
 * stay on the site.
 */
export const EPUB_STYLES = `body { line-height: 1.5; }
h1, h2, h3, h4 { line-height: 1.2; break-after: avoid; }
a { color: var(--color-link); }
nav ol { list-style: none; }
figure { margin: 1em 0; }
dt { font-weight: bold; }
.contains-task-list { list-style: none; }
img, svg { max-width: 100%; height: auto; }
pre { padding: 0.75em; border: 1px solid var(--color-border); background: var(--color-code); font-size: 0.8em; white-space: pre-wrap; overflow-wrap: anywhere; }
code, kbd, .file-tree { font-family: monospace; }
kbd { padding: 0 0.3em; border: 1px solid var(--color-border-strong); border-radius: 3px; }
mark { background: var(--color-marked-soft); }
code .k { color: var(--code-keyword); }
code .s, code .a { color: var(--code-string); }
code .f { color: var(--code-function); }
code .c { color: var(--code-constant); }
code .m { color: var(--code-comment); font-style: italic; }
code .t { color: var(--code-type); }
code .e, code .r { color: var(--code-tag); }
pre a { color: inherit; text-decoration: none; }
.line { display: block; border-left: 2px solid transparent; padding-left: 0.4em; }
.line[data-mark="marked"] { border-color: var(--color-brass); background: var(--color-marked-soft); }
.line[data-mark="added"] { border-color: var(--code-added); background: var(--color-added-soft); }
.line[data-mark="removed"] { border-color: var(--code-removed); background: var(--color-removed-soft); }
.line[data-mark="error"] { border-color: var(--color-danger); background: var(--color-danger-soft); }
.line[data-mark="warning"] { border-color: var(--color-warning); background: var(--color-warning-soft); }
code:not(.language-diff) > .line[data-mark="added"]::before { content: "+ "; }
code:not(.language-diff) > .line[data-mark="removed"]::before { content: "- "; }
code:not(.language-diff) > .line[data-mark="error"]::before { content: "✕ "; }
code:not(.language-diff) > .line[data-mark="warning"]::before { content: "! "; }
.code-title { font-family: monospace; }
table { border-collapse: collapse; font-size: 0.9em; }
th, td { padding: 0.3em 0.5em; border: 1px solid var(--color-border); text-align: start; vertical-align: top; }
th { background: var(--color-surface); }
blockquote { margin: 1em 0; padding: 0 1em; border-left: 3px solid var(--color-border-strong); }
.admonition { margin: 1em 0; padding: 0.1em 1em; border: 1px solid var(--color-note); background: var(--color-note-soft); }
.admonition-title { color: var(--color-note); font-weight: bold; }
.admonition-title[data-default] { text-transform: uppercase; }
.admonition[data-kind="tip"] { border-color: var(--color-tip); background: var(--color-tip-soft); }
.admonition[data-kind="tip"] > .admonition-title { color: var(--color-tip); }
.admonition[data-kind="info"] { border-color: var(--color-info); background: var(--color-info-soft); }
.admonition[data-kind="info"] > .admonition-title { color: var(--color-info); }
.admonition[data-kind="warning"] { border-color: var(--color-warning); background: var(--color-warning-soft); }
.admonition[data-kind="warning"] > .admonition-title { color: var(--color-warning); }
.admonition[data-kind="danger"] { border-color: var(--color-danger); background: var(--color-danger-soft); }
.admonition[data-kind="danger"] > .admonition-title { color: var(--color-danger); }
.details { margin: 1em 0; padding: 0 1em; border: 1px solid var(--color-border); }
.details > summary { margin: 0.5em 0; font-weight: bold; }
.diagram-scroll { padding: 1em 0.5em; border: 1px solid var(--color-border); background: var(--color-surface); text-align: center; }
.badge, .api-flag { padding: 0 0.4em; background: var(--color-accent-soft); color: var(--color-accent); font-size: 0.75em; }
.file-tree ul { padding-left: 1.2em; list-style: none; }
.file-tree strong { color: var(--color-accent); }
.file-tree-remark { color: var(--color-text-soft); font-family: sans-serif; }
.cards { padding: 0; list-style: none; }
.card { margin: 0.5em 0; padding: 0.1em 1em; border: 1px solid var(--color-border); }
.card-title, .print-label { font-weight: bold; }
.book-cover { padding-top: 30%; text-align: center; }
figcaption { color: var(--color-text-soft); font-size: 0.85em; }
`
