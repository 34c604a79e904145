import { expect, type Page } from '@playwright/test'

type Text = { to: string; text: string }

/**
 * Waits for the n-th text message to a number. The first message has n = 1.
 *
 * @returns the code in the message.
 */
export async function textedCode(page: Page, phone: string, n: number): Promise<string> {
  let code: string | undefined
  await expect
    .poll(
      async () => {
        const texts = (await (await page.request.get(process.env['E2E_TEXTS_URL']!)).json()) as Text[]
        const wanted = texts.filter(({ to }) => to === phone)[n - 1]
        code = wanted?.text.match(/\b\d{6}\b/)?.[0]
        return code
      },
      { message: `text ${n} to ${phone}` },
    )
    .toBeDefined()
  return code!
}
