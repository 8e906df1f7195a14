/**
 * What selectors can match of an element. Elements of one shape are one here,
 * wherever they are.
 */
export interface Shape {
  readonly tag: string
  /** Classes and attributes as selectors name them: `.a`, `[b]`, `[b=c]`. */
  readonly names: ReadonlySet<string>
  readonly parents: Set<Shape>
  readonly children: Set<Shape>
}

/** No name contains it. */
const SEPARATOR = '\n'

/** Print a shape as one string. */
export function printShape(tag: string, names: readonly string[]): string {
  return [tag.toLowerCase(), ...names.map(clean)].join(SEPARATOR)
}

/** Of the element that contains all markup. */
export const ROOT_SHAPE = printShape('div', ['[id]'])

/** Print which shape an element has, and its parent. */
export function printNesting(parent: string, child: string): string {
  return `${parent}${SEPARATOR}${SEPARATOR}${child}`
}

/**
 * Link the shapes of some markup to each other.
 *
 * @param nestings as {@link printNesting} prints them
 * @param direction of the text, as `<html>` says
 */
export function createShapes(
  nestings: Iterable<string>,
  direction: string
): readonly Shape[] {
  const shapes = new Map<string, Shape>()

  function find(printed: string): Shape {
    const known = shapes.get(printed)
    if (known) return known
    const [tag = '', ...names] = printed.split(SEPARATOR)
    const created = {
      tag,
      names: new Set(names),
      parents: new Set<Shape>(),
      children: new Set<Shape>()
    }
    shapes.set(printed, created)
    return created
  }

  const html = printShape('html', ['[lang]', '[dir]', `[dir=${direction}]`])
  const around = [printNesting(html, 'body'), printNesting('body', ROOT_SHAPE)]
  for (const nesting of [...around, ...nestings]) {
    const [parent, child] = nesting.split(SEPARATOR + SEPARATOR).map(find) as [
      Shape,
      Shape
    ] // printNesting writes two
    parent.children.add(child)
    child.parents.add(parent)
  }
  return [...shapes.values()]
}

/** Values of attributes may have lines. */
function clean(name: string): string {
  return name.replace(/\s/g, ' ')
}
