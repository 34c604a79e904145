import { expect, type Page } from '@playwright/test'

const MOST_PRESSES = 60

/** Presses Tab until the control with the given name has the focus. Its focus ring must be visible. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const named = page.getByLabel(name, { exact: true }).or(page.getByText(name, { exact: true }))
  await expect(named.first()).toBeEnabled() // Tab would skip an element that is not loaded yet or is disabled.
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(async () => {
      // After a field with parts, such as a date, a dialog checks the focus in a timer, which ends before this one.
      await new Promise((resolve) => setTimeout(resolve))
      const element = document.activeElement as HTMLInputElement | null
      const label = element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent
      // If a control covers its label, the label shows the focus ring.
      const ringed = [element, element?.closest('label')].filter((part) => part !== null && part !== undefined)
      return { name: label?.trim(), hasRing: ringed.some((part) => getComputedStyle(part).outlineStyle !== 'none') }
    })
    if (focused.name !== name) continue
    expect(focused.hasRing).toBe(true)
    return
  }
  throw new Error(`Tab never reached "${name}".`)
}
