import { expect, test } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { fillLogin, followMail, newPerson, register, signIn } from '../lib/person.ts'
import { textedCode } from '../lib/texted-code.ts'
import { totp } from '../lib/totp.ts'

test('an account from registration to deletion', async ({ page }) => {
  const person = newPerson()

  await test.step('registers, and confirms by mail', async () => {
    await register(page, person)
    await expect(page.getByText('Credits: 0')).toBeVisible()
  })

  await test.step('signing out opens the home page, and signing in returns to the app', async () => {
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toBeVisible()
    await signIn(page, person)
    await expect(page).toHaveURL('/app')
  })

  await test.step('profile', async () => {
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
    await expect(page.getByLabel('Email')).toBeDisabled()
    await expect(page.getByText('Contact support to change your email address.')).toBeVisible()
    const save = page.getByRole('button', { name: 'Save Profile Changes' })
    await expect(save).toBeDisabled()
    await page.getByLabel('Company (optional)').fill('Analytical Engines')
    await save.click()
    await expect(page.getByText('Enter your name.')).toBeVisible()
    await page.getByLabel('Name').fill('Ada Lovelace')
    await save.click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace')
    for (const action of ['Change Password', 'Delete Account']) {
      await page.getByRole('button', { name: action }).click()
      await expect(page.getByRole('alert')).toContainText(`${action} is not implemented yet on this page.`)
    }
    await page.getByRole('alert').getByRole('link', { name: 'Security page' }).click()
    await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible()
  })

  const { secret, recoveryCode } = await test.step('adds a second factor after a wrong code', async () => {
    await page.getByRole('button', { name: 'Turn on two-factor' }).click()
    const picture = page.getByRole('img', { name: 'QR code for your authenticator app' })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const key = (await page.locator('code').textContent())!
    await page.getByLabel('Code').fill(wrongCode(key))
    await page.getByRole('button', { name: 'Turn on', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('This code is wrong.')
    await page.getByLabel('Code').fill(totp(key))
    await page.getByRole('button', { name: 'Turn on', exact: true }).click()
    await expect(page.getByText('Two-factor authentication is on.')).toBeVisible()
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    return { secret: key, recoveryCode: (await codes.first().textContent())! }
  })

  await test.step('signs in with the second factor', async () => {
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL('/')
    await signIn(page, person)
    await expect(page).toHaveURL('/login/second-factor')
    await page.goto('/app')
    await expect(page).toHaveURL('/login/second-factor')
    // Uses the code of the next time step, because each code works only once.
    await page.getByLabel('Code').fill(totp(secret, 1))
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL('/app')
  })

  await test.step('resets the password by mail', async () => {
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    // The Login page has the same field, so the test waits for the heading first.
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText('If there is an account with this address')).toBeVisible()
    await followMail(page, person.email, 'Reset your password')
    await page.getByRole('button', { name: 'Choose a new password' }).click()
    await expect(page).toHaveURL('/reset-password')
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recoveryCode)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    person.password = 'a different tide 4 gulls'
    await page.getByLabel('New password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Save the new password' }).click()
    await expect(page).toHaveURL('/app')
  })

  await test.step("dates use the account's region, and the user can change the time zone", async () => {
    await page.goto('/app/settings')
    const zone = page.getByRole('combobox', { name: 'Time zone' })
    await zone.fill('kathm')
    await page.getByRole('option', { name: 'Asia/Kathmandu' }).click()
    await expect(page.getByText('Date format and time zone saved.')).toBeVisible()
    await expect(zone).toBeFocused()
    await page.getByLabel('Date format').selectOption('en-US')
    await page.reload()
    await expect(zone).toHaveValue(/\(UTC\+05:45\)$/)
    await expect(page.getByLabel('Date format')).toHaveValue('en-US')
  })

  await test.step('export', async () => {
    await page.goto('/app/settings/security')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export my data' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.zip$/)
  })

  await test.step('delete', async () => {
    await page.getByRole('button', { name: 'Delete Account' }).click()
    const confirm = page.getByRole('button', { name: 'Delete permanently' })
    await expect(confirm).toBeDisabled()
    await page.getByLabel(`Type ${person.email} to confirm`).fill(person.email)
    await confirm.click()
    await expect(page).toHaveURL('/farewell')
    await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible()
    await page.goto('/login')
    await fillLogin(page, person)
    await expect(page.getByRole('alert')).toContainText('Invalid login credentials')
  })
})

test('removes the second factor', async ({ page }) => {
  const person = await enter(page)
  await page.goto('/app/settings/security')
  await page.getByRole('button', { name: 'Turn on two-factor' }).click()
  await page.getByLabel('Code').fill(totp((await page.locator('code').textContent())!))
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off', exact: true }).click()
  await expect(page.getByText('Two-factor authentication is off.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await signIn(page, person)
  await expect(page).toHaveURL('/app')
})

test('a phone as second factor, in addition to an authenticator app', async ({ page }) => {
  const person = newPerson()
  const phone = `+49151${String(Math.random()).slice(2, 10)}`
  await register(page, person)
  await page.goto('/app/settings/security')

  await test.step('adds the phone after an incomplete number and a wrong code', async () => {
    await page.getByRole('button', { name: 'Use text messages' }).click()
    await page.getByLabel('Phone number').fill('0151 12')
    await page.getByRole('button', { name: 'Text me a code' }).click()
    await expect(page.getByText('Enter the full number')).toBeVisible()
    await page.getByLabel('Phone number').fill(`${phone.slice(0, 3)} ${phone.slice(3)}`)
    await page.getByRole('button', { name: 'Text me a code' }).click()
    await expect(page.getByText(`We’ve texted a code to ${phone}.`)).toBeVisible()
    await expectNoViolation(page)
    const code = await textedCode(page, phone, 1)
    await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000')
    await page.getByRole('button', { name: 'Turn on', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('This code is wrong.')
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Turn on', exact: true }).click()
    await expect(page.getByText('Two-factor authentication is on.')).toBeVisible()
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
    await expect(page.getByText(`Text message to …${phone.slice(-4)}`)).toBeVisible()
  })

  await test.step('signs in with the second code', async () => {
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL('/')
    await signIn(page, person)
    await textedCode(page, phone, 2)
    // The response is held back, so that the text message arrives before the response to its request.
    const { promise: isEntered, resolve: letAnswerCome } = Promise.withResolvers<void>()
    await page.route(
      '**/factors/*/challenge',
      async (route) => {
        const response = await route.fetch()
        await isEntered
        await route.fulfill({ response })
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Text me another code' }).click()
    await page.getByLabel('Code').fill(await textedCode(page, phone, 3))
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    letAnswerCome()
    await expect(page).toHaveURL('/app')
  })

  await test.step('with an app in addition, both factors work', async () => {
    await page.goto('/app/settings/security')
    await page.getByRole('button', { name: 'Add an authenticator app' }).click()
    await page.getByLabel('Code').fill(totp((await page.locator('code').textContent())!))
    await page.getByRole('button', { name: 'Turn on', exact: true }).click()
    await expect(page.getByText('Two-factor authentication is on.')).toBeVisible()
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL('/')
    await signIn(page, person)
    await page.getByRole('button', { name: 'Text me a code instead' }).click()
    await page.getByLabel('Code').fill(await textedCode(page, phone, 4))
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL('/app')
  })

  await test.step('after the app is removed, the phone remains', async () => {
    await page.goto('/app/settings/security')
    await page.getByRole('button', { name: 'Turn off Authenticator app' }).click()
    await expect(page.getByRole('dialog')).toContainText(`“Text message to …${phone.slice(-4)}” stays on`)
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Add an authenticator app' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Turn off Text message' })).toBeVisible()
  })
})

test('lists the sessions and ends the others', async ({ page, browser }) => {
  const person = await enter(page)
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, person)
  await expect(elsewhere).toHaveURL('/app')
  await page.goto('/app/settings/security')
  await expect(page.getByText('This device')).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('No other sessions.')).toBeVisible()
  // The other browser redirects without a reload, because its socket receives the message.
  await expect(elsewhere).toHaveURL('/login')
  await expect(elsewhere.getByText('Your session has ended. Log in to continue where you left off.')).toBeVisible()
  await elsewhere.goto('/app/settings')
  await expect(elsewhere).toHaveURL('/login')
})

function wrongCode(secret: string): string {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => totp(secret, steps)))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code))!
}
