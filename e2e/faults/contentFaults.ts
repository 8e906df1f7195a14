import { type Fault, scenario } from './fault.ts'

/** Mistakes in the content of pages. */
export const contentFaults: readonly Fault[] = [
  {
    name: 'the copy button copies prompts',
    file: 'src/features/code/client/copyCode.ts',
    find: "'.code-prompt, ",
    replace: "'",
    caughtBy: scenario(
      'src/features/code/e2e/codeBlocks',
      '2.9.9 only the code',
      'everything'
    )
  },
  {
    name: 'an enlarged image stays open when the reader goes back',
    file: 'src/core/client/pages/enhanceContent.ts',
    find: "window.addEventListener('popstate', leave, { once: true })",
    replace: '',
    caughtBy: scenario('pictures', '2.9.18 going back closes', 'everything')
  },
  {
    name: 'the wrap button never shows',
    file: 'src/features/code/client/wrapCode.ts',
    find: "button.hidden = !block.hasAttribute('data-wrap') && !overflowing.has(pre)",
    replace: 'button.hidden = true',
    caughtBy: scenario(
      'src/features/code/e2e/codeButtons',
      '2.9.10 the wrap button',
      'handbook'
    )
  }
]
