/**
 * Attributes that refer to elements by id, as hast names them. Several ids are
 * separated by spaces.
 *
 * @see https://html.spec.whatwg.org/multipage/indices.html#attributes-3
 * @see https://www.w3.org/TR/wai-aria-1.2/#typemapping
 */
export const ID_REFERENCES: ReadonlySet<string> = new Set([
  'ariaActiveDescendant',
  'ariaControls',
  'ariaDescribedBy',
  'ariaDetails',
  'ariaErrorMessage',
  'ariaFlowTo',
  'ariaLabelledBy',
  'ariaOwns',
  'form',
  'headers',
  'htmlFor',
  'itemRef',
  'list',
  'popoverTarget'
])
