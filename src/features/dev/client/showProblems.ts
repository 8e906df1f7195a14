/**
 * Show module errors over the page until they're fixed.
 *
 * @param problems each with its place and the surrounding lines
 */
export function showProblems(problems: readonly string[]): void {
  document.getElementById(BOX_ID)?.remove()
  if (problems.length === 0) return
  const box = document.createElement('div')
  box.id = BOX_ID
  box.className = 'dev-problems'
  box.setAttribute('role', 'alert')
  for (const problem of problems) {
    const text = document.createElement('pre')
    text.textContent = problem
    box.append(text)
  }
  document.body.append(box)
}

const BOX_ID = 'dev-problems'
