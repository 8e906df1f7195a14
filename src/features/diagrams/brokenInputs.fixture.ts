import type { BrokenInput } from '../../../e2e/fixtures/brokenInputs/brokenInput.ts'
import { body } from '../../../e2e/fixtures/brokenInputs/markdown.ts'

/** A diagram on line 3, so that its first line is line 4. */
function diagram(
  name: string,
  text: string,
  at: string,
  says: RegExp
): BrokenInput {
  return body(name, `\`\`\`mermaid alt="A"\n${text}\n\`\`\``, at, says)
}

/** Mistakes within pages, which only a build finds. */
export const pageInputs: readonly BrokenInput[] = [
  body('a diagram of an unknown kind is found', '```mermaid\npie title A\n"B": 3\n```', '3:1', /Can't draw the diagram: Invalid mermaid header/),
  diagram('a diagram with more lines than anybody reads is not drawn', `graph TD\n${'A --> B\n'.repeat(301)}`, '3:1', /diagram has 301 connections.*limit is 300.*several diagrams/s),
  diagram('a link of a diagram that is none is found', 'graph TD\nA --> B\nC => D', '6:1', /"C => D" in the diagram can't be drawn.*A --> B/s),
  diagram('a link of a diagram that leads nowhere is found', 'graph TD\nA -->', '5:1', /"A -->" in the diagram can't be drawn.*A --> B/s),
  diagram('a label of a diagram that is not closed is found', 'graph TD\nA --> C[Text', '5:1', /"A --> C\[Text" in the diagram can't be drawn.*A\[Text\]/s),
  diagram('words in a diagram are found', 'graph TD\nA --> B\nthis is nonsense', '6:1', /"this is nonsense" in the diagram/),
  diagram('a message of a diagram without its colon is found', 'sequenceDiagram\nAlice->B hi there', '5:1', /"Alice->B hi there" in the diagram can't be drawn.*A->>B: text/s),
  diagram('a block of a diagram that nothing ends is found', 'sequenceDiagram\nloop a\nA->>B: b', '5:1', /"loop a" in the diagram isn't closed/),
  diagram('a transition of a diagram that is none is found', 'stateDiagram-v2\n[*] --> A\nA -> B', '6:1', /"A -> B".*A --> B/s),
  diagram('a relation of a diagram that is none is found', 'erDiagram\nA -- B : has', '5:1', /"A -- B : has" in the diagram/),
  diagram('a click in a diagram is not drawn', 'graph TD\nA --> B\nclick A "https://kit.example"', '6:1', /"click A "https:\/\/kit.example"" in the diagram can't be drawn/),
  body('an empty diagram is found', '```mermaid\n```', '3:1', /Empty mermaid diagram/),
  body('a diagram without words for it is said', '```mermaid\ngraph TD\nA --> B\n```', '3:1', /no text alternative/)
]
