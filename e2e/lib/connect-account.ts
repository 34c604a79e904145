import { expect, type Page } from '@playwright/test'

const CONNECTIONS = '/app/connections'
type Consent = { answer: 'Allow' | 'Continue' | 'Cancel'; choose?: string; account?: string }

/**
 * Opens the stand-in's consent page, which says that it is a stand-in, and answers there.
 *
 * @returns the stand-in's URL.
 */
export async function connect(page: Page, name: string, { answer, choose, account }: Consent): Promise<string> {
  if (!page.url().endsWith(CONNECTIONS)) await page.goto(CONNECTIONS)
  await page.getByRole('button', { name: `Connect ${name}` }).click()
  return consent(page, name, { answer, ...(choose && { choose }), ...(account && { account }) })
}

/** Answers on the stand-in's consent page. */
export async function consent(page: Page, name: string, { answer, choose, account }: Consent): Promise<string> {
  await expect(page.getByText(`This is not ${name}.`)).toBeVisible()
  const { origin } = new URL(page.url())
  if (choose !== undefined) await page.getByLabel('It is').selectOption(choose)
  if (account !== undefined) await page.getByLabel(/^(?:Google account|Account)$/).fill(account)
  await page.getByRole('button', { name: answer }).click()
  return origin
}
