/** Values of the header Accept, and whether the client prefers Markdown. */
export const acceptHeaders: readonly (readonly [string, boolean])[] = [
  ['', false],
  ['*/*', false],
  ['text/*', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['text/markdown', true],
  ['Text/Markdown', true],
  ['text/markdownish', false],
  ['x-text/markdown', false],
  ['text/markdown, */*;q=0.1', true],
  ['text/markdown, text/html', true],
  ['text/html, text/markdown', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0.5, text/html', false],
  ['text/html;q=0.8,text/markdown;q=0.9', true],
  ['text/markdown;q=0.3, text/html;q=0.4', false],
  ['text/markdown ; q=0.7, text/html ; q=0.7', true],
  ['text/html;q=0, text/markdown;q=0.1', true],
  ['text/markdown;q=0, */*', false],
  ['text/markdown;q=0.000', false],
  ['text/markdown;variant=GFM;q=0.2, text/html;level=1;q=0.3', false],
  ['text/markdown;q=1.0, text/html;q=1', true]
]
