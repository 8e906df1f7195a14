/** The edges of a drawing. */
type Box = readonly [left: number, top: number, right: number, bottom: number]

/** Half the height of a line of text, with some padding. */
const HALF_LINE = 10

/**
 * Crop a drawing to the same padding on all sides; the renderer reserves space
 * that it doesn't use. Drawings with paths, images or transforms stay the same.
 */
export function cropDrawing(svg: string, padding: number): string {
  const shapes = svg.replace(/<(defs|style)[\s\S]*?<\/\1>/g, '')
  if (/<(?:path|image)\b| transform=/.test(shapes)) return svg
  const boxes = [...listBoxes(shapes)]
  if (boxes.length === 0) return svg
  const left = Math.min(...boxes.map(box => box[0])) - padding
  const top = Math.min(...boxes.map(box => box[1])) - padding
  const width = Math.max(...boxes.map(box => box[2])) + padding - left
  const height = Math.max(...boxes.map(box => box[3])) + padding - top
  const box = [left, top, width, height].map(number => +number.toFixed(1))
  return svg.replace(
    / viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
    ` viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}"`
  )
}

/** List the bounding boxes of shapes, lines and texts. */
function* listBoxes(shapes: string): Iterable<Box> {
  for (const [, name, attributes = '', content = ''] of shapes.matchAll(
    /<(rect|line|polyline|polygon|circle|ellipse|text)\b([^>]*)>(?:(?<=<text[^>]*>)([\s\S]*?)<\/text>)?/g
  )) {
    const read = (attribute: string) => readNumber(attributes, attribute)
    if (name === 'rect') {
      yield createBox(read('x'), read('y'), read('width'), read('height'))
    } else if (name === 'line') {
      yield createBoundingBox(
        [read('x1'), read('x2')],
        [read('y1'), read('y2')]
      )
    } else if (name === 'circle' || name === 'ellipse') {
      const width = read('r') + read('rx')
      const height = read('r') + read('ry')
      const [x, y] = [read('cx') - width, read('cy') - height]
      yield createBox(x, y, 2 * width, 2 * height)
    } else if (name === 'text') {
      yield measureText(attributes, content)
    } else {
      const points = attributes.match(/ points="([^"]*)"/)?.[1] ?? ''
      const numbers = points.split(/[\s,]+/).map(Number)
      yield createBoundingBox(
        numbers.filter((_, index) => index % 2 === 0),
        numbers.filter((_, index) => index % 2 === 1)
      )
    }
  }
}

/** Estimate the size of a text, which is usually inside a box anyway. */
function measureText(attributes: string, content: string): Box {
  const lines = content
    .split('</tspan><tspan x=')
    .map(line => countLetters(line.replace(/^[^<]*>|<[^>]*>/g, '')))
  const width = Math.max(...lines) * 0.58 * readNumber(attributes, 'font-size')
  const anchor = / text-anchor="(\w+)"/.exec(attributes)?.[1]
  const alignment = anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0
  const y = readNumber(attributes, 'y') - HALF_LINE
  const x = readNumber(attributes, 'x') - alignment * width
  return createBox(x, y, width, 2 * HALF_LINE)
}

function createBox(x: number, y: number, width: number, height: number): Box {
  return [x, y, x + width, y + height]
}

function createBoundingBox(xs: readonly number[], ys: readonly number[]): Box {
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

function readNumber(attributes: string, name: string): number {
  const [, value] = new RegExp(` ${name}="([\\d.-]+)"`).exec(attributes) ?? []
  return Number(value ?? 0)
}

/**
 * Count the letters of a line, to estimate its width. Wide letters, such as
 * Chinese and Japanese ones, count twice.
 *
 * @param line escaped for HTML, without tags
 */
function countLetters(line: string): number {
  const text = line.replace(/&\w+;/g, '_')
  return text.replace(/[\u1100-\u{1ffff}]/gu, '__').length
}

/** Read the width of a drawing, in pixels. */
export function readWidth(svg: string): number {
  return Number(/ width="([\d.]+)"/.exec(svg)?.[1] ?? 0)
}
