import { expect, test } from '@playwright/test'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { PUBLIC_PAGES } from '../lib/pages.ts'
import { newPerson, register } from '../lib/person.ts'
import { tabTo } from '../lib/tab-to.ts'

const APP_PAGES = ['/app', '/app/settings', '/app/settings/security', '/app/nothing-here']
/** Each theme at the width where it is seen most: together they cover phone and desk. */
const LOOKS = [
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'light', width: 390 },
] as const

for (const { colorScheme, width } of LOOKS) {
  test.describe(`in the ${colorScheme}, ${width} wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })

    for (const path of [...Object.keys(PUBLIC_PAGES), '/nothing/here'])
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path)
        await expectNoViolation(page)
      })

    test('axe finds nothing in the app', async ({ page }) => {
      await register(page, newPerson())
      for (const path of APP_PAGES) {
        await page.goto(path)
        await expect(page.locator('h1')).toBeVisible()
        await expect(page.getByText('Credits: 0').first()).toBeAttached()
        await expect(page.locator('[class*="Skeleton"]')).toHaveCount(0)
        await expectNoViolation(page)
      }
      await page.goto('/app/settings/security')
      await page.getByRole('button', { name: 'Turn on two-factor' }).click()
      await expect(page.getByLabel('Code')).toBeVisible()
      await page.getByRole('button', { name: 'Delete Account' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolation(page)
    })
  })
}

test('by keyboard alone: skip link, sign in, settings, sign out', async ({ page }) => {
  const person = newPerson()
  await register(page, person)
  await page.getByRole('button', { name: 'Sign Out' }).press('Enter')
  await expect(page).toHaveURL('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Start Free Trial' }).first()).toBeFocused()

  await page.goto('/login')
  await tabTo(page, 'Email')
  await page.keyboard.type(person.email)
  await tabTo(page, 'Password')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app')
  await tabTo(page, 'Details of Impossible Worlds')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Details of Impossible Worlds' })).toBeFocused()
  await page.reload()
  await expect(page.getByText('Credits: 0')).toBeVisible()
  await tabTo(page, 'Sign Out')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})
