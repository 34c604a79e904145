import { expect, test } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { followMail, newPerson, signIn } from '../lib/person.ts'

test('changes the email address and the password on the Security page, with reasons for a weak one', async ({
  page,
}) => {
  const person = await enter(page)
  await test.step('changes the email address by mailed links', async () => {
    const next = newPerson().email
    await page.goto('/app/settings/security')
    await page.getByLabel('New email address').fill(person.email)
    await page.getByRole('button', { name: 'Change Email' }).click()
    await expect(page.getByText('This is already your address.')).toBeVisible()
    await page.getByLabel('New email address').fill(next)
    await page.getByRole('button', { name: 'Change Email' }).click()
    await expect(page.getByText(`We’ve emailed a link to ${person.email} and to ${next}.`)).toBeVisible()
    await page.reload()
    await expect(page.getByText(`Waiting for your confirmation of ${next}.`)).toBeVisible()
    await followMail(page, next, 'Confirm your new email address')
    await page.getByRole('button', { name: 'Confirm the new address' }).click()
    await expect(page.getByText('Now open the link we sent to your other address.')).toBeVisible()
    await followMail(page, person.email, 'Confirm your email address change')
    await page.getByRole('button', { name: 'Confirm the new address' }).click()
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
    person.email = next
    await page.goto('/app/settings')
    await expect(page.getByLabel('Email')).toHaveValue(next)
  })
  await page.goto('/app/settings/security')
  await page.getByLabel('New password', { exact: true }).fill('short')
  await expect(page.getByText('Too short: 3 more characters.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change password' })).toBeDisabled()
  await page.getByLabel('New password', { exact: true }).fill('PassWord1')
  await expect(page.getByText('Too common: it’s on lists of leaked passwords.')).toBeVisible()
  const next = 'seven slow barges 20'
  await page.getByLabel('New password', { exact: true }).fill(next)
  await expect(page.getByText('Strong password.')).toBeVisible()
  await page.getByLabel('Current password', { exact: true }).fill('not the current one')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('alert')).toHaveText('Your current password is wrong.')
  await page.getByLabel('Current password', { exact: true }).fill(person.password)
  person.password = next
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await signIn(page, person)
  await expect(page).toHaveURL('/app')
})

test('login explains an error', async ({ page }) => {
  await signIn(page, newPerson())
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials')
})

test("registration shows a password's strength, and accepts a weak one", async ({ page }) => {
  const person = { ...newPerson(), password: 'summergarden' }
  await page.goto('/register')
  await expect(page.getByText('8+ characters. A few random words work well.')).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('dragon 123')
  await expect(field).toHaveAccessibleDescription(/^Fair password/)
  await field.fill(person.password)
  await expect(field).toHaveAccessibleDescription(/^Weak password/)
  await expectNoViolation(page)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
})

test('registration explains why a password is rejected', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Email').fill(newPerson().email)
  for (const [password, why] of [
    ['abc', 'too short'],
    ['password1', 'appeared in a password leak'],
  ] as const) {
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(why)
    await expect(page.getByText(/too common|too short/i)).toHaveCount(why === 'too short' ? 1 : 0)
  }
})

/** Returns a six-digit code that is wrong in the current and the adjacent time steps. */
