/**
 * Parts of pages whose rules are in a sheet of their own, with how selectors
 * name something of them. There are few, because the security policy lists each
 * sheet in the headers of every response, and none that nearly every page of a
 * kind has.
 */
export const styleParts: ReadonlyMap<string, RegExp> = new Map([
  ['banner', /\.base-url-banner/],
  ['api', /\.api(?:-[a-z]+)?(?![\w-])/],
  ['details', /\.details(?:-body)?(?![\w-])/],
  ['labels', /\[data-labels/],
  ['tabs', /\.tab(?:s|-list|-panel)?(?![\w-])/],
  ['cards', /\.(?:icons|cards|card(?:-title|-body|-drawer)?)(?![\w-])/],
  ['steps', /\.steps(?![\w-])/],
  ['tree', /\.file-tree/],
  ['diagram', /\.diagram(?:-scroll)?(?![\w-])/],
  ['alarm', /\[data-kind="?(?:warning|danger)/],
  ['change', /\[data-mark="?(?:added|removed|error|warning)/]
])
