import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Ask axe for all its rules but the experimental ones.
 *
 * @param within selector of the part to look at; the whole page otherwise
 * @returns rules that are broken, each with the elements that break it
 */
export async function findViolations(
  page: Page,
  within?: string
): Promise<readonly unknown[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
