import { expect, test } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { fillLogin, signIn } from '../lib/person.ts'
import { untilAlive } from '../lib/until-alive.ts'

test('without a session the app leads to login', async ({ page }) => {
  for (const path of ['/app', '/app/settings', '/app/settings/security']) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
  }
})

test('tabs go in and out together', async ({ page, context }) => {
  const person = await enter(page)
  await page.goto('/app')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL('/')

  const pricing = await context.newPage()
  const authClient = pricing.waitForResponse((response) => /auth-client.*\.js/.test(response.url()))
  await pricing.goto('/pricing')
  await authClient // from here on the tab hears of the others
  const login = await context.newPage()
  await login.goto('/login')
  await fillLogin(login, person)
  await expect(login).toHaveURL('/app')
  await expect(pricing).toHaveURL('/app')

  await login.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(login).toHaveURL('/')
  await expect(pricing).toHaveURL('/login')
})

test('a public page with a session stays, and shows Logout from the first paint', async ({ page }) => {
  await enter(page)
  await page.goto('/pricing', { waitUntil: 'commit' })
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Login', exact: true })).toBeHidden()
  await untilAlive(header.getByRole('button', { name: 'Logout' }))
  await page.waitForLoadState('networkidle') // by then it would have been led elsewhere
  await expect(page).toHaveURL('/pricing')
  await header.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(header.getByRole('link', { name: 'Register', exact: true })).toBeVisible()
})

test('login leads on somebody who is signed in', async ({ page }) => {
  await enter(page)
  for (const path of ['/login', '/dashboard']) {
    await page.goto(path)
    await expect(page).toHaveURL('/app')
  }
})

test('B3: Register says to somebody who is signed in where plans are', async ({ page }) => {
  const person = await enter(page)
  await page.goto('/register')
  await expect(page.getByRole('heading', { name: 'You have an account already' })).toBeVisible()
  await expect(page.getByText(`You are signed in as ${person.email}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Choose a plan' }).click()
  await expect(page).toHaveURL('/app/subscription')
})

test('a server that can’t be reached is said, and nobody is signed out', async ({ page }) => {
  await enter(page)
  await page.route('**/config.json', (route) => route.abort())
  await page.goto('/app')
  await expect(page.getByRole('heading', { name: 'The server can’t be reached' })).toBeVisible()
  await page.unroute('**/config.json')
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Dayreel' })).toBeVisible()
})

test('credits and profile say when they fail', async ({ page }) => {
  await enter(page)
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/users/{credits,profile}', async (route) => {
    await until
    await route.fulfill({ status: 500, body: '' })
  })
  await page.goto('/app/settings')
  await expect(page.getByText('Loading credits...')).toBeVisible()
  letGo()
  await expect(page.getByText('Error loading credits')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Failed to load profile data')).toBeVisible()
  await expect(page.getByText('Failed to fetch user profile')).toBeVisible()
})

test('what is typed while the profile is saved stays, and can be saved', async ({ page }) => {
  await enter(page)
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/users/profile', async (route) => {
    if (route.request().method() !== 'GET') await until
    await route.continue()
  })
  await page.goto('/app/settings')
  const [name, company] = [page.getByLabel('Name'), page.getByLabel('Company (optional)')]
  await name.fill('Ada')
  await page.getByRole('button', { name: 'Save Profile Changes' }).click()
  await company.fill('Analytical Engines')
  letGo()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(company).toHaveValue('Analytical Engines')
  const isSaved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Save Profile Changes' }).click()
  await isSaved
  await page.reload()
  await expect(company).toHaveValue('Analytical Engines')
})

test('a link that was used before says so', async ({ page }) => {
  await page.goto('/auth/confirm?token_hash=0123456789abcdef&type=signup')
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(page.getByRole('alert')).toContainText('expired or was used before')
  await page.goto('/reset-password')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('signing in on a phone, through the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const person = await enter(page)
  await page.goto('/app')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('Credits: 0')).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  await signIn(page, person)
  await expect(page).toHaveURL('/app')
})
