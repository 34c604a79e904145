import { expect, type Page } from '@playwright/test'

export const CARDS = {
  good: '4242 4242 4242 4242',
  other: '5555 5555 5555 4444',
  declined: '4000 0000 0000 0002',
  challenged: '4000 0025 0000 3155',
  declinedLater: '4000 0000 0000 0341',
} as const

/** Pays with a card on the stand-in's checkout page. */
export async function payWith(page: Page, card: keyof typeof CARDS): Promise<void> {
  await expect(page.getByText(/sandbox/i).first()).toBeVisible()
  await page.getByLabel('Card number').fill(CARDS[card])
  await page.getByRole('button', { name: /^(Subscribe|Pay)$/ }).click()
}

/** Opens the billing portal, performs an action there, and returns. */
export async function inPortal(page: Page, act: () => Promise<void>): Promise<void> {
  await page.goto('/app/subscription')
  await page.getByRole('button', { name: 'Manage' }).click()
  await expect(page.getByRole('heading', { name: 'Your billing' })).toBeVisible()
  await act()
  await page.getByRole('link', { name: 'Back to the site' }).click()
  await expect(page).toHaveURL('/app/subscription')
}
