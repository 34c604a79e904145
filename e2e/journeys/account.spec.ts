import { expect, test } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { fillLogin, followMail, newPerson, register, signIn } from '../lib/person.ts'
import { textedCode } from '../lib/texted-code.ts'
import { totp } from '../lib/totp.ts'

test('an account from its first to its last day', async ({ page }) => {
  const person = newPerson()

  await test.step('register, confirm by mail', async () => {
    await register(page, person)
    await expect(page.getByText('Credits: 0')).toBeVisible()
  })

  await test.step('sign out leads home, sign in leads back', async () => {
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

  const { secret, recoveryCode } = await test.step('a second factor, after a wrong code', async () => {
    await page.getByRole('button', { name: 'Turn on two-factor' }).click()
    const picture = page.getByRole('img', { name: 'QR code for your authenticator app' })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const key = (await page.locator('code').textContent())!
    await page.getByLabel('Code').fill(wrongCode(key))
    await page.getByRole('button', { name: 'Turn on', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('This code is not right.')
    await page.getByLabel('Code').fill(totp(key))
    await page.getByRole('button', { name: 'Turn on', exact: true }).click()
    await expect(page.getByText('Two-factor authentication is on.')).toBeVisible()
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    return { secret: key, recoveryCode: (await codes.first().textContent())! }
  })

  await test.step('sign in with it', async () => {
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL('/')
    await signIn(page, person)
    await expect(page).toHaveURL('/login/second-factor')
    await page.goto('/app')
    await expect(page).toHaveURL('/login/second-factor')
    await page.getByLabel('Code').fill(totp(secret, 1)) // each counts once
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL('/app')
  })

  await test.step('reset the password by mail', async () => {
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page).toHaveURL('/forgot-password') // the page before has a field of the same name
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
    await expect(page).toHaveURL('/')
    await page.goto('/login')
    await fillLogin(page, person)
    await expect(page.getByRole('alert')).toContainText('Invalid login credentials')
  })
})

test('the second factor can be removed', async ({ page }) => {
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

test('a phone as second factor, beside an authenticator app', async ({ page }) => {
  const person = newPerson()
  const phone = `+49151${String(Math.random()).slice(2, 10)}`
  await register(page, person)
  await page.goto('/app/settings/security')

  await test.step('turn it on, after half a number and a wrong code', async () => {
    await page.getByRole('button', { name: 'Use text messages' }).click()
    await page.getByLabel('Phone number').fill('0151 12')
    await page.getByRole('button', { name: 'Text me a code' }).click()
    await expect(page.getByText('Enter the whole number')).toBeVisible()
    await page.getByLabel('Phone number').fill(`${phone.slice(0, 3)} ${phone.slice(3)}`)
    await page.getByRole('button', { name: 'Text me a code' }).click()
    await expect(page.getByText(`A code is on its way to ${phone}.`)).toBeVisible()
    await expectNoViolation(page)
    const code = await textedCode(page, phone, 1)
    await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000')
    await page.getByRole('button', { name: 'Turn on', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('This code is not right.')
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Turn on', exact: true }).click()
    await expect(page.getByText('Two-factor authentication is on.')).toBeVisible()
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
    await expect(page.getByText(`Text message to …${phone.slice(-4)}`)).toBeVisible()
  })

  await test.step('sign in with it, by the second code', async () => {
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL('/')
    await signIn(page, person)
    await textedCode(page, phone, 2)
    // The text is quicker than the answer to whoever asked for it.
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

  await test.step('with an app as well, either will do', async () => {
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

  await test.step('the app turned off, the phone remains', async () => {
    await page.goto('/app/settings/security')
    await page.getByRole('button', { name: 'Turn off Authenticator app' }).click()
    await expect(page.getByRole('dialog')).toContainText(`“Text message to …${phone.slice(-4)}” stays on`)
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Add an authenticator app' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Turn off Text message' })).toBeVisible()
  })
})

test('a new password on the Security page, with the reasons of a weak one', async ({ page }) => {
  const person = await enter(page)
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
  await expect(page.getByRole('alert')).toHaveText('The current password is not right.')
  await page.getByLabel('Current password', { exact: true }).fill(person.password)
  person.password = next
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await signIn(page, person)
  await expect(page).toHaveURL('/app')
})

test('sessions are listed, and the others can be ended', async ({ page, browser }) => {
  const person = await enter(page)
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, person)
  await expect(elsewhere).toHaveURL('/app')
  await page.goto('/app/settings/security')
  await expect(page.getByText('This device')).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('No other sessions.')).toBeVisible()
  await expect(elsewhere).toHaveURL('/login') // by itself: its socket is told
  await expect(elsewhere.getByText('Your session has ended. Log in, and you go on where you were.')).toBeVisible()
  await elsewhere.goto('/app/settings')
  await expect(elsewhere).toHaveURL('/login')
})

test('login says what is wrong', async ({ page }) => {
  await signIn(page, newPerson())
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials')
})

test('registration says how strong a password is, and takes a weak one', async ({ page }) => {
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

test('registration says why a password is refused', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Email').fill(newPerson().email)
  for (const [password, why] of [
    ['abc', 'too short'],
    ['password1', 'appeared in a leak'],
  ] as const) {
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(why)
  }
})

/** Six digits that are right at no time near now. */
function wrongCode(secret: string): string {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => totp(secret, steps)))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code))!
}
