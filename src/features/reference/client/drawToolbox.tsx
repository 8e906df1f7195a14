import { createRoot } from 'react-dom/client'
import { EmptyToolbox } from '../../../core/client/ui/EmptyToolbox.tsx'

/** Draw an empty toolbox before an element, once. The style sheet hides it. */
export function drawToolbox(element: Element): void {
  if (element.previousElementSibling?.matches('.api-empty')) return
  const drawing = document.createElement('div')
  drawing.className = 'api-empty'
  element.before(drawing)
  createRoot(drawing).render(<EmptyToolbox />)
}
