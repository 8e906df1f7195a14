import type { Root } from 'hast'
import type { Texts } from '../../model/catalogue.ts'
import { walkElements } from '../walkTree.ts'

/** Label the checkboxes of task lists for screen readers. */
export function rehypeTaskLists(texts: Texts) {
  return (tree: Root) => {
    walkElements(tree, ({ tagName, properties }) => {
      if (tagName === 'input' && properties.type === 'checkbox') {
        properties.ariaLabel ??= properties.checked
          ? texts.taskDone
          : texts.taskToDo
      }
    })
  }
}
