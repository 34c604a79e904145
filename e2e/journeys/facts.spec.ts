import { expect } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { MAKING_MS, untilBegun } from '../lib/making.ts'
import { textsOf, wordsOf } from '../lib/scene-rows.ts'
import { tabTo } from '../lib/tab-to.ts'
import { MOST_SITES_MS, testOnOwnSite as test } from '../lib/test-on-own-site.ts'

test('facts and photographs on a phone: the editor lists both, and marks an invented year until it is corrected', async ({
  page,
  site,
}) => {
  test.setTimeout(MAKING_MS + MOST_SITES_MS)
  await site.start('SANDBOX_PROVIDERS=on\n')
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page)
  await page.goto('/app/create-video')
  await page.getByLabel('Script or subject').fill('Why honey never spoils')
  await page.getByLabel('Additional information (optional)').fill('[sandbox:invented-year]')
  const facts = page.getByRole('group', { name: 'Facts' })
  await expect(facts).toHaveAccessibleDescription(/A sandbox stands in for Wikipedia here/)
  await expect(page.getByRole('group', { name: 'Sources in posts' })).toHaveCount(0)
  await facts.getByRole('radio', { name: 'Wikipedia' }).check()
  await page.getByRole('group', { name: 'Sources in posts' }).getByRole('radio', { name: 'Yes' }).check()
  const pictures = page.getByRole('group', { name: 'Pictures' })
  await expect(pictures).toHaveAccessibleDescription(/A sandbox stands in for the outside services here/)
  await pictures.getByRole('radio', { name: 'Free photographs' }).check()
  await expectNoSidewaysScroll(page)
  await expectNoViolation(page)
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await untilBegun(page)
  await page.getByRole('link', { name: 'View Video' }).click({ timeout: MAKING_MS })

  const sources = page.getByRole('region', { name: 'Sources of the facts' })
  await expect(sources.getByRole('link', { name: 'Honey' })).toHaveAttribute('href', /\/en\/wiki\/Honey$/)
  await expect(sources.getByText('Sandbox Wikipedia, CC BY-SA 4.0')).toBeVisible()
  await expect(sources.getByRole('status')).toHaveText(/^1 number or name is not in the sources\./)
  const photographs = page.getByRole('region', { name: 'Photographs' })
  await expect(photographs.getByRole('listitem').first()).toContainText('Wikimedia Commons, CC0, by Sandbox Sam')
  const at = (await textsOf(page)).findIndex((text) => text.includes('in 1743.'))
  const marked = wordsOf(page).nth(at)
  await expect(marked).toHaveAccessibleDescription(/^Not in the sources: 1743/)
  await expectNoSidewaysScroll(page)
  await expectNoViolation(page)

  await marked.focus()
  await tabTo(page, '1743')
  await page.keyboard.press('Enter')
  await expect(marked).toBeFocused()
  await page.keyboard.type('1922')
  await expect(marked).toHaveValue(/in 1922\./)
  await expect(page.getByRole('button', { name: '1743' })).toHaveCount(0)
  await expect(sources.getByRole('status')).toHaveText('No number or name is marked.')

  // A mark can also be removed from a word that is right.
  await marked.fill((await marked.inputValue()).replace('1922', '1743'))
  await page.getByRole('button', { name: '1743 is right' }).click()
  await expect(marked).toBeFocused()
  await expect(sources.getByRole('status')).toHaveText('No number or name is marked.')
  await page.reload()
  await expect(sources.getByRole('status')).toHaveText('No number or name is marked.')
})
