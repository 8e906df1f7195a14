import type { BuiltInClientFeature } from '../../../core/client/clientFeature.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { copyCode } from './copyCode.ts'
import { toggleWrap, watchCodeWidth } from './wrapCode.ts'

export default {
  components: { CodeBlock },
  enhance: (root, signal) => {
    root.addEventListener(
      'click',
      ({ target, defaultPrevented }) => {
        if (defaultPrevented || !(target instanceof Element)) return
        const copyButton = target.closest<HTMLElement>('.code-copy')
        const wrapButton = target.closest<HTMLElement>('.code-wrap')
        if (copyButton) copyCode(copyButton)
        else if (wrapButton) toggleWrap(wrapButton)
      },
      { signal }
    )
    signal.addEventListener('abort', watchCodeWidth(root))
  }
} satisfies BuiltInClientFeature
