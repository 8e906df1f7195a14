import type { EnginePage } from './page.ts'

/**
 * Find text with too little contrast, once for each combination of colors.
 *
 * @see https://www.w3.org/TR/WCAG22/#contrast-minimum
 */
export function findFaint(page: EnginePage): Promise<readonly string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 1
    const context = canvas.getContext('2d', {
      willReadFrequently: true
    }) as CanvasRenderingContext2D // every browser has one
    const seen = new Set<string>()
    const faint: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { textContent, parentElement: element } = texts.currentNode
      if (!element || !/\S/.test(textContent ?? '')) continue
      const layers = listLayers(element)
      const look = layers?.join()
      if (!layers || look === undefined || seen.has(look)) continue
      seen.add(look)
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const back = paint(layers.slice(0, -1))
      const ratio = compare(back, paint(layers))
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      if (ratio < (size >= 24 ? 3 : 4.5)) {
        faint.push(`${ratio.toFixed(2)}: ${textContent?.trim().slice(0, 40)}`)
      }
    }
    return faint

    /** List the background colors from the root on, then the text color. */
    function listLayers(element: Element): readonly string[] | undefined {
      const layers = [getComputedStyle(element).color]
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { backgroundColor, opacity } = getComputedStyle(at)
        // Elements that fade in or appear on hover aren't compared.
        if (opacity !== '1') return undefined
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') {
          layers.unshift(backgroundColor)
        }
      }
      return layers
    }

    function paint(layers: readonly string[]): number {
      for (const layer of ['#fff', ...layers]) {
        context.fillStyle = layer
        context.fillRect(0, 0, 1, 1)
      }
      const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map(
        value => {
          const share = value / 255
          return share <= 0.04045
            ? share / 12.92
            : ((share + 0.055) / 1.055) ** 2.4
        }
      ) as [number, number, number]
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    function compare(one: number, other: number): number {
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    }
  })
}
