import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

test.describe('2.6.12 Search', () => {
  for (const key of ['Enter', 'Escape', 'ArrowDown']) {
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      test(`2.6.12 ${key} of an input method is not the search field’s, as ${Object.keys(composing)} says`, async ({
        page
      }) => {
        await openPage(page, '/')
        const field = page.getByRole('searchbox')
        await field.fill('query')
        const results = page.getByRole('search').getByRole('link')
        await expect(results.first()).toBeVisible()
        const outcome = await field.evaluate(
          (input, init) => {
            let clicks = 0
            document.addEventListener('click', () => clicks++)
            const event = new KeyboardEvent('keydown', {
              ...init,
              bubbles: true,
              cancelable: true
            })
            input.dispatchEvent(event)
            return { clicks, isPrevented: event.defaultPrevented }
          },
          { key, ...composing }
        )
        expect(outcome).toEqual({ clicks: 0, isPrevented: false })
        await expect(field).toBeFocused()
        await expect(field).toHaveValue('query')
      })
    }
  }
})
