import type { BrokenInput } from '../../../e2e/fixtures/brokenInputs/brokenInput.ts'
import { use } from '../../../e2e/fixtures/brokenInputs/markdown.ts'

/** Mistakes within pages, which only a build finds. */
export const pageInputs: readonly BrokenInput[] = [
  use('tabs hold a tab', '<Tabs>\n\n</Tabs>', '3:1', /requires at least one <TabItem>/),
  use('tabs hold nothing but tabs', '<Tabs>\n<div>A</div>\n</Tabs>', '3:1', /child that isn't a <TabItem>/),
  use('a tab has a value', '<Tabs>\n<TabItem label="A">A</TabItem>\n</Tabs>', '4:1', /<TabItem> needs the attribute "value"\..*value="…"/s),
  use('two tabs differ in their value', '<Tabs>\n<TabItem value="a">A</TabItem>\n<TabItem value="a">B</TabItem>\n</Tabs>', '3:1', /Duplicate values "a"/),
  use('the default tab exists', '<Tabs defaultValue="z">\n<TabItem value="a">A</TabItem>\n</Tabs>', '3:1', /default value "z", but its values are: a/),
  use('tabs in the address have a name', '<Tabs queryString>\n<TabItem value="a">A</TabItem>\n</Tabs>', '3:1', /"queryString" but no "groupId"/),
  use('an attribute of a component with a slip finds its nearest', '<Tabs groupID="a">\n<TabItem value="a">A</TabItem>\n</Tabs>', '3:1', /<Tabs> has no attribute "groupID".*Did you mean "groupId"/s),
  use('a tab stands in tabs', '<TabItem value="a">A</TabItem>', '3:1', /<TabItem> is outside <Tabs>.*Put <Tabs> around/s)
]
