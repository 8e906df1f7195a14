import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import { type ComponentUse, readText } from './componentCreator.ts'

/**
 * Create the markup of `<ThemedImage alt light dark>`: an image for each color
 * mode. It also accepts `sources={{ light, dark }}`.
 */
export function createThemedImage(use: ComponentUse): ElementContent {
  const light = readText(use, 'light') ?? readSource(use, 'light')
  const dark = readText(use, 'dark') ?? readSource(use, 'dark')
  if (light === undefined || dark === undefined) {
    use.report({
      level: 'error',
      message: '<ThemedImage> needs the attributes "light" and "dark".',
      remedy: 'Write <ThemedImage alt="…" light="./x.svg" dark="./y.svg" />.'
    })
    return h('span')
  }
  const properties = {
    alt: readText(use, 'alt') ?? '',
    width: readText(use, 'width'),
    height: readText(use, 'height')
  }
  return h('span.themed-image', [
    h('img', { ...properties, src: `${light}#light` }),
    h('img', { ...properties, src: `${dark}#dark` })
  ])
}

function readSource(
  { attributes }: ComponentUse,
  mode: string
): string | undefined {
  const { sources } = attributes
  if (typeof sources !== 'object' || sources === null) return undefined
  const source = sources[mode]
  return typeof source === 'string' ? source : undefined
}
