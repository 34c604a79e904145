import { expect, test, type Page } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { fillLogin, signIn } from '../lib/person.ts'
import { untilAlive } from '../lib/until-alive.ts'

test('without a session, the app redirects to the login, and a used link is reported', async ({ page }) => {
  await test.step('the app redirects to the login', async () => {
    for (const path of ['/app', '/app/settings', '/app/settings/security']) {
      await page.goto(path)
      await expect(page).toHaveURL('/login')
    }
  })
  await test.step('reports a used link', async () => {
    await page.goto('/auth/confirm?token_hash=0123456789abcdef&type=signup')
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
    await expect(page.getByRole('alert')).toContainText('expired or was used before')
    await page.goto('/reset-password')
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  })
})

test('tabs sign in and out together', async ({ page, context }) => {
  const person = await enter(page)
  await page.goto('/app')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL('/')

  const pricing = await context.newPage()
  const authClient = pricing.waitForResponse((response) => /auth-client.*\.js/.test(response.url()))
  await pricing.goto('/pricing')
  // Once the auth client is loaded, the tab receives the messages of other tabs.
  await authClient
  const login = await context.newPage()
  await login.goto('/login')
  await fillLogin(login, person)
  await expect(login).toHaveURL('/app')
  await expect(pricing).toHaveURL('/app')

  await login.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(login).toHaveURL('/')
  await expect(pricing).toHaveURL('/login')
})

test('a session on the public pages', async ({ page }) => {
  const person = await enter(page)
  await test.step('login redirects a signed-in user', async () => {
    for (const path of ['/login', '/dashboard']) {
      await page.goto(path)
      await expect(page).toHaveURL('/app')
    }
  })
  await test.step('Register shows the plans to a signed-in user', async () => {
    await page.goto('/register')
    await expect(page.getByRole('heading', { name: 'You already have an account' })).toBeVisible()
    await expect(page.getByText(`You are signed in as ${person.email}.`)).toBeVisible()
    await page.getByRole('link', { name: 'Choose a plan' }).click()
    await expect(page).toHaveURL('/app/subscription')
  })
  await test.step('a public page with a session stays open, and shows Logout from the first paint', async () => {
    await page.goto('/pricing', { waitUntil: 'commit' })
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Login', exact: true })).toBeHidden()
    await untilAlive(header.getByRole('button', { name: 'Logout' }))
    // A redirect would happen before the network is idle.
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL('/pricing')
    await header.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    await expect(header.getByRole('link', { name: 'Register', exact: true })).toBeVisible()
  })
})

test('reports failures in the app', async ({ page, context }) => {
  await enter(page)
  await test.step('reports an unreachable server, and signs no one out', async () => {
    await page.route('**/config.json', (route) => route.abort())
    await page.goto('/app')
    await expect(page.getByRole('heading', { name: 'Dayreel isn’t responding right now' })).toBeVisible()
    await page.unroute('**/config.json') // The page then loads by itself.
    await expect(page.getByRole('heading', { name: 'Welcome to Dayreel' })).toBeVisible()
  })
  await test.step('while offline, a page that is not loaded says so and later loads by itself; typed text stays', async () => {
    await page.goto('/app/settings')
    await page.waitForFunction(isPreloaded, 'pages/app/connections')
    await page.getByLabel('Company (optional)').fill('Half a na')
    await context.setOffline(true)
    await expect(page.getByText('You’re offline. Your text stays here')).toBeVisible()
    await expect(page.getByLabel('Company (optional)')).toHaveValue('Half a na')
    await page.getByRole('link', { name: 'My Connections' }).click()
    await leaveUnsaved(page)
    await expect(page.getByRole('alert').first()).toContainText('You’re offline. Try again when you’re back online.')
    expect(await page.evaluate(hasStyles, 'pages/app/connections')).toBe(true)
    await context.setOffline(false)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText('You’re offline.')).toHaveCount(0)
  })
  await test.step('if the server does not answer, the message does not blame the user’s connection; typed text stays', async () => {
    await page.goto('/app/settings')
    await page.getByLabel('Name').fill('Ada')
    await page.route(/\/(?:api|config\.json)/u, (route) => route.abort())
    await page.getByRole('button', { name: 'Save Profile Changes' }).click()
    await expect(page.getByText('Dayreel isn’t responding right now. Your text stays here.')).toBeVisible()
    await expect(page.getByText('Check your connection')).toHaveCount(0)
    await expect(page.getByLabel('Name')).toHaveValue('Ada')
    await page.getByRole('link', { name: 'My Posts' }).click()
    await leaveUnsaved(page)
    await expect(page.getByText('Your posts couldn’t be loaded')).toBeVisible()
    await page.unroute(/\/(?:api|config\.json)/u)
    await expect(page.getByText('Your posts couldn’t be loaded')).toBeHidden()
    await expect(page.getByText('Dayreel isn’t responding right now.')).toHaveCount(0)
  })
  await test.step('text typed while the profile is being saved stays, and can be saved', async () => {
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
  await test.step('credits and profile report their failures', async () => {
    const { promise: until, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/users/{credits,profile}', async (route) => {
      await until
      await route.fulfill({ status: 500, body: '' })
    })
    await page.goto('/app/settings')
    await expect(page.getByText('Loading credits...')).toBeVisible()
    letGo()
    await expect(page.getByText('Error loading credits')).toBeVisible()
    await expect(page.getByText('Failed to load profile data')).toBeVisible()
    await expect(page.getByText('Failed to fetch user profile')).toBeVisible()
  })
})

test('signs in on a phone through the menu', async ({ page }) => {
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

type Files = { module: string; imports: string[]; css: string[] }
type Router = { __reactRouterManifest: { routes: Record<string, Files> } }

/** Returns whether all files of a page are loaded, so that it opens without the server. Runs in the page. */
function isPreloaded(id: string): boolean {
  const { module, imports, css } = (window as unknown as Router).__reactRouterManifest.routes[id]!
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const paths = new Set(loaded.filter(({ responseEnd }) => responseEnd > 0).map(({ name }) => new URL(name).pathname))
  return [module, ...imports, ...css].every((file) => paths.has(new URL(file, window.location.href).pathname))
}

/** Returns whether the styles of a page apply. Runs in the page. */
function hasStyles(id: string): boolean {
  const { css } = (window as unknown as Router).__reactRouterManifest.routes[id]!
  const sheets = [...document.styleSheets].filter(({ cssRules }) => cssRules.length > 0)
  return css.every((file) => sheets.some(({ href }) => href === new URL(file, window.location.href).href))
}

async function leaveUnsaved(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click()
}
