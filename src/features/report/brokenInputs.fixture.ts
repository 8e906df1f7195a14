import type { BrokenInput } from '../../../e2e/fixtures/brokenInputs/brokenInput.ts'
import { named } from '../../../e2e/fixtures/brokenInputs/extensions.ts'

/** Mistakes that reading the content folder finds. */
export const contentInputs: readonly BrokenInput[] = [
  named('a misspelled placeholder of the report address gets a suggestion', "report: 'https://git.example/new?title={titel}&body={body}'", '4:11', /unknown placeholder "\{titel\}".*Did you mean "title"/s),
  named('an unknown placeholder of the report address is rejected, and the known ones are listed', "report: 'https://git.example/new?by={reader}'", '4:11', /unknown placeholder "\{reader\}".*Known placeholders: body, build, heading/s),
  named('a report address without a protocol is rejected', "report: 'git.example/new?title={title}'", '4:11', /isn't the address of a tracker.*https:.*mailto:/s),
  named('a report address that runs a script is rejected', "report: 'javascript:alert(1)'", '4:11', /isn't the address of a tracker/),
  named('a report address whose host depends on the page is rejected', "report: 'https://{title}.example/new'", '4:11', /isn't the address of a tracker/),
  named('a mail address for reports without a recipient is rejected', "report: 'mailto:?subject={title}'", '4:11', /isn't the address of a tracker/)
]
