import type { BrokenInput } from '../../../e2e/fixtures/brokenInputs/brokenInput.ts'
import { a } from '../../../e2e/fixtures/brokenInputs/components.ts'
import { body, use } from '../../../e2e/fixtures/brokenInputs/markdown.ts'
import { mdx } from '../../../e2e/fixtures/brokenInputs/syntax.ts'

/** Mistakes in pages that only a build finds. */
export const pageInputs: readonly BrokenInput[] = [
  {
    name: 'a member of an undeclared lowercase component is reported',
    files: { [a]: '# A\n\n<Badge>A</Badge>\n\n<kit.card />\n' },
    expect: [{ at: `${a}:5:1`, says: /Expected object `kit` to be defined.*Import or declare/s }]
  },
  body('an unclosed admonition in Markdown is reported', ':::tip\n\nText.', '3:1', /":::tip" isn't closed/),
  body('an unknown admonition in Markdown gets a suggestion', ':::warn\n\nText.\n\n:::', '3:1', /":::warn" isn't an admonition.*warning/s),
  body('an uppercase admonition gets a suggestion', ':::NOTE\n\nText.\n\n:::', '3:1', /":::NOTE" isn't an admonition.*":::note"/s),
  body('an admonition with a space after its colons is reported', '::: note\n\nText.', '3:1', /"::: note" is read as text, not as an admonition/),
  body('an admonition with two colons is reported', '::note\n\nText.', '3:1', /"::note" is read as text, not as an admonition/),
  body('an admonition with an unclosed title is reported', ':::note[Title\n\nText.', '3:1', /":::note\[Title" is read as text, not as an admonition/),
  body('closing colons without an admonition are reported', 'Text.\n\n:::', '5:1', /":::" is read as text, not as the end of an admonition/),
  body('an alert of an unknown kind is reported', '> [!NOTES]\n> Text.', '3:3', /"\[!NOTES\]" is read as text, not as an alert.*Kinds: NOTE/s),
  body('an alert outside a quote is reported', '[!NOTE]\nText.', '3:1', /"\[!NOTE\]" is read as text, not as an alert.*"> \[!NOTE\]"/s),
  body('an alert with a title is reported', '> [!NOTE] Title\n> Text.', '3:3', /"\[!NOTE\] Title" is read as text, not as an alert.*Write only the kind on the first line/s),
  body('an alert with text right after its kind is reported', '> [!Note]Text', '3:3', /"\[!Note\]Text" is read as text, not as an alert/),
  body('closing colons at the end of a paragraph are reported', 'Text.\nMore.\n:::', '5:1', /":::" is read as text, not as the end of an admonition/),
  body('nested admonitions with the same number of colons are reported', ':::note\n\n:::tip\n\nText.\n\n:::\n\nMore.\n\n:::', '13:1', /":::" is read as text, not as the end of an admonition.*more colons/s),
  use('a component with a script URL is rejected', '<Card title="A" href="javascript:go()">Text.</Card>', '3:1', /<Card href="javascript:go\(\)">/),
  use('an attribute of a component that takes none is rejected', '<Steps start="3">\n\n1. One\n\n</Steps>', '3:1', /<Steps> has no attribute "start".*Remove it/s),
  use('an expression as a static attribute is reported once', 'export const title = "A"\n\n<Card title={title}>Text.</Card>', '5:1', /"title" of <Card> is an expression/),
  use('<Steps> without a list is reported', '<Steps>\n\nText.\n\n</Steps>', '3:1', /<Steps> must contain an ordered list/),
  use('a <FileTree> without a list is reported', '<FileTree>\n\nText.\n\n</FileTree>', '3:1', /<FileTree> must contain a bullet list/),
  use('a <Card> without a title is reported', '<Card href="/docs/start">Text.</Card>', '3:1', /<Card> needs the attribute "title"/),
  use('an unknown badge tone is reported', '<Badge tone="loud">A</Badge>', '3:1', /unknown tone.*Known tones/s),
  use('an unknown admonition type gets a suggestion', '<Admonition type="notice">A</Admonition>', '3:1', /unknown type.*Did you mean "note"/s),
  mdx('an undeclared component is reported', '# A\n\n<Callout>Text.</Callout>\n', '3:1', /<Callout> isn't declared on this page.*Import it.*Cards/s),
  mdx('an unclosed admonition in MDX is reported', '# A\n\n:::note\n\nText.\n', '3:1', /:::note.*isn't closed/s),
  mdx('an unknown admonition in MDX gets a suggestion', '# A\n\n:::notice\n\nText.\n\n:::\n', '3:1', /":::notice" isn't an admonition.*":::note"/s)
]
