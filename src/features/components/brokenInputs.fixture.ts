import type { BrokenInput } from '../../../e2e/fixtures/brokenInputs/brokenInput.ts'
import { a } from '../../../e2e/fixtures/brokenInputs/components.ts'
import { body, use } from '../../../e2e/fixtures/brokenInputs/markdown.ts'
import { mdx } from '../../../e2e/fixtures/brokenInputs/syntax.ts'

/** Mistakes within pages, which only a build finds. */
export const pageInputs: readonly BrokenInput[] = [
  {
    name: 'a member of an element in lower case is placed',
    files: { [a]: '# A\n\n<Badge>A</Badge>\n\n<kit.card />\n' },
    expect: [{ at: `${a}:5:1`, says: /Expected object `kit` to be defined.*Import or declare/s }]
  },
  body('an admonition that nothing closes is found in Markdown too', ':::tip\n\nText.', '3:1', /":::tip" isn't closed/),
  body('an admonition with a slip finds its nearest', ':::warn\n\nText.\n\n:::', '3:1', /":::warn" isn't an admonition.*warning/s),
  body('an admonition in capitals finds its nearest', ':::NOTE\n\nText.\n\n:::', '3:1', /":::NOTE" isn't an admonition.*":::note"/s),
  body('an admonition with a space is text', '::: note\n\nText.', '3:1', /"::: note" is read as text, not as an admonition/),
  body('an admonition with two colons is text', '::note\n\nText.', '3:1', /"::note" is read as text, not as an admonition/),
  body('an admonition with an open title is text', ':::note[Title\n\nText.', '3:1', /":::note\[Title" is read as text, not as an admonition/),
  body('colons that close nothing are found', 'Text.\n\n:::', '5:1', /":::" is read as text, not as the end of an admonition/),
  body('an alert of an unknown kind is text', '> [!NOTES]\n> Text.', '3:3', /"\[!NOTES\]" is read as text, not as an alert.*Kinds: NOTE/s),
  body('an alert without its quote is text', '[!NOTE]\nText.', '3:1', /"\[!NOTE\]" is read as text, not as an alert.*"> \[!NOTE\]"/s),
  body('an alert with a title on its line is text', '> [!NOTE] Title\n> Text.', '3:3', /"\[!NOTE\] Title" is read as text, not as an alert.*Write only the kind on the first line/s),
  body('an alert with its text behind the kind is text', '> [!Note]Text', '3:3', /"\[!Note\]Text" is read as text, not as an alert/),
  body('colons at the end of a paragraph close nothing', 'Text.\nMore.\n:::', '5:1', /":::" is read as text, not as the end of an admonition/),
  body('admonitions with as many colons as the one around them close it', ':::note\n\n:::tip\n\nText.\n\n:::\n\nMore.\n\n:::', '13:1', /":::" is read as text, not as the end of an admonition.*more colons/s),
  use('an attribute of a component is no script', '<Card title="A" href="javascript:go()">Text.</Card>', '3:1', /<Card href="javascript:go\(\)">/),
  use('a component without attributes is given none', '<Steps start="3">\n\n1. One\n\n</Steps>', '3:1', /<Steps> has no attribute "start".*Remove it/s),
  use('an attribute that only the running page knows is said once', 'export const title = "A"\n\n<Card title={title}>Text.</Card>', '5:1', /"title" of <Card> is an expression/),
  use('steps hold a list', '<Steps>\n\nText.\n\n</Steps>', '3:1', /<Steps> must contain an ordered list/),
  use('a file tree top level is a list', '<FileTree>\n\nText.\n\n</FileTree>', '3:1', /<FileTree> must contain a bullet list/),
  use('a card has a title', '<Card href="/docs/start">Text.</Card>', '3:1', /<Card> needs the attribute "title"/),
  use('a badge has a tone that exists', '<Badge tone="loud">A</Badge>', '3:1', /unknown tone.*Known tones/s),
  use('an admonition has a type that exists', '<Admonition type="notice">A</Admonition>', '3:1', /unknown type.*Did you mean "note"/s),
  mdx('a component that does not exist is found', '# A\n\n<Callout>Text.</Callout>\n', '3:1', /<Callout> isn't declared on this page.*Import it.*Cards/s),
  mdx('an admonition that is not closed is found', '# A\n\n:::note\n\nText.\n', '3:1', /:::note.*isn't closed/s),
  mdx('an admonition of an unknown kind is found', '# A\n\n:::notice\n\nText.\n\n:::\n', '3:1', /":::notice" isn't an admonition.*":::note"/s)
]
