import type { Expression, Property } from 'estree'

/**
 * Create `toc.map(({ level, id, value }) => ({ level, id, html: value }))`: the
 * table of contents that a page exports, as headings.
 */
export function createHeadingsFromToc(): Expression {
  return createMap('toc', [
    ['level', 'level'],
    ['id', 'id'],
    ['html', 'value']
  ])
}

/** Create the same the other way round. */
export function createTocFromHeadings(): Expression {
  return createMap('headings', [
    ['level', 'level'],
    ['id', 'id'],
    ['value', 'html']
  ])
}

/** Create `list.map(item => ({ name: item.source }))`. */
function createMap(
  list: string,
  fields: readonly (readonly [name: string, source: string])[]
): Expression {
  return {
    type: 'CallExpression',
    optional: false,
    callee: {
      type: 'MemberExpression',
      computed: false,
      optional: false,
      object: { type: 'Identifier', name: list },
      property: { type: 'Identifier', name: 'map' }
    },
    arguments: [
      {
        type: 'ArrowFunctionExpression',
        expression: true,
        generator: false,
        async: false,
        params: [{ type: 'Identifier', name: 'item' }],
        body: {
          type: 'ObjectExpression',
          properties: fields.map(([name, source]) =>
            createProperty(name, source)
          )
        }
      }
    ]
  }
}

function createProperty(name: string, source: string): Property {
  return {
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Identifier', name },
    value: {
      type: 'MemberExpression',
      computed: false,
      optional: false,
      object: { type: 'Identifier', name: 'item' },
      property: { type: 'Identifier', name: source }
    }
  }
}
