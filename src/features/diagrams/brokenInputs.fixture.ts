import type { BrokenInput } from '../../../e2e/fixtures/brokenInputs/brokenInput.ts'
import { body } from '../../../e2e/fixtures/brokenInputs/markdown.ts'

/** A fence on line 3, with a diagram from line 4. */
function diagram(
  name: string,
  text: string,
  at: string,
  says: RegExp
): BrokenInput {
  return body(name, `\`\`\`mermaid alt="A"\n${text}\n\`\`\``, at, says)
}

/** Mistakes in pages that only a build finds. */
export const pageInputs: readonly BrokenInput[] = [
  body('an unsupported diagram type is reported', '```mermaid\npie title A\n"B": 3\n```', '3:1', /Can't draw the diagram: Invalid mermaid header/),
  diagram('a diagram with too many connections is rejected', `graph TD\n${'A --> B\n'.repeat(301)}`, '3:1', /diagram has 301 connections.*limit is 300.*several diagrams/s),
  diagram('an invalid connection in a flowchart is reported', 'graph TD\nA --> B\nC => D', '6:1', /"C => D" in the diagram can't be drawn.*A --> B/s),
  diagram('a connection without a target in a flowchart is reported', 'graph TD\nA -->', '5:1', /"A -->" in the diagram can't be drawn.*A --> B/s),
  diagram('an unclosed label in a flowchart is reported', 'graph TD\nA --> C[Text', '5:1', /"A --> C\[Text" in the diagram can't be drawn.*A\[Text\]/s),
  diagram('an invalid statement in a diagram is reported', 'graph TD\nA --> B\nthis is nonsense', '6:1', /"this is nonsense" in the diagram/),
  diagram('a message without a colon in a sequence diagram is reported', 'sequenceDiagram\nAlice->B hi there', '5:1', /"Alice->B hi there" in the diagram can't be drawn.*A->>B: text/s),
  diagram('an unclosed block in a sequence diagram is reported', 'sequenceDiagram\nloop a\nA->>B: b', '5:1', /"loop a" in the diagram isn't closed/),
  diagram('an invalid transition in a state diagram is reported', 'stateDiagram-v2\n[*] --> A\nA -> B', '6:1', /"A -> B".*A --> B/s),
  diagram('an invalid relationship in an entity relationship diagram is reported', 'erDiagram\nA -- B : has', '5:1', /"A -- B : has" in the diagram/),
  diagram('a click handler in a flowchart is reported', 'graph TD\nA --> B\nclick A "https://kit.example"', '6:1', /"click A "https:\/\/kit.example"" in the diagram can't be drawn/),
  body('an empty diagram is reported', '```mermaid\n```', '3:1', /Empty mermaid diagram/),
  body('a diagram without a text alternative is reported', '```mermaid\ngraph TD\nA --> B\n```', '3:1', /no text alternative/)
]
