import type { BrokenInput } from '../../../e2e/fixtures/brokenInputs/brokenInput.ts'
import { use } from '../../../e2e/fixtures/brokenInputs/markdown.ts'

/** Mistakes in pages that only a build finds. */
export const pageInputs: readonly BrokenInput[] = [
  use('2.9.14 <Tabs> without a tab is reported', '<Tabs>\n\n</Tabs>', '3:1', /requires at least one <TabItem>/),
  use("2.9.14 a child of <Tabs> that isn't a <TabItem> is reported", '<Tabs>\n<div>A</div>\n</Tabs>', '3:1', /child that isn't a <TabItem>/),
  use('a <TabItem> without a value is reported', '<Tabs>\n<TabItem label="A">A</TabItem>\n</Tabs>', '4:1', /<TabItem> needs the attribute "value"\..*value="…"/s),
  use('2.9.14 two tabs with the same value are reported', '<Tabs>\n<TabItem value="a">A</TabItem>\n<TabItem value="a">B</TabItem>\n</Tabs>', '3:1', /Duplicate values "a"/),
  use("2.9.14 a default tab that doesn't exist is reported", '<Tabs defaultValue="z">\n<TabItem value="a">A</TabItem>\n</Tabs>', '3:1', /default value "z", but its values are: a/),
  use('2.9.14 tabs in the query string without a group ID are reported', '<Tabs queryString>\n<TabItem value="a">A</TabItem>\n</Tabs>', '3:1', /"queryString" but no "groupId"/),
  use('a misspelled attribute of a component gets a suggestion', '<Tabs groupID="a">\n<TabItem value="a">A</TabItem>\n</Tabs>', '3:1', /<Tabs> has no attribute "groupID".*Did you mean "groupId"/s),
  use('a <TabItem> outside <Tabs> is reported', '<TabItem value="a">A</TabItem>', '3:1', /<TabItem> is outside <Tabs>.*Put <Tabs> around/s)
]
