import { expect, test, type Page } from '@playwright/test'
import { activate } from '../lib/activate.ts'
import { callApi } from '../lib/call-api.ts'
import { connect } from '../lib/connect-account.ts'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { giveCredits } from '../lib/give-credits.ts'
import { MAKING_MS } from '../lib/making.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** Presses the button of a template and confirms the activation. */
async function confirmActivation(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`This will use 1 credit(s) to activate the "${name}" channel. Proceed?`)
  await dialog.getByRole('button', { name: 'Activate', exact: true }).click()
  await expect(page.getByText(`Successfully activated ${name}!`)).toBeVisible()
  await expect(page).toHaveURL('/app/my-channels')
}

test.describe('on a desktop', () => {
  test.use({ viewport: DESK })

  test('a channel from a template’s card to a video made by Run Once', async ({ page }) => {
    test.setTimeout(3 * MAKING_MS + 240_000)
    const person = await enter(page)
    await page.goto('/app/my-channels')
    await expect(page.getByText("You haven't activated any automated channels yet.")).toBeVisible()
    await page.getByRole('link', { name: 'Explore Channel Templates' }).click()
    await expect(page.getByRole('heading', { name: 'Choose Your Automated Channel Template' })).toBeVisible()

    await test.step('without credits, nothing is sent', async () => {
      await page.getByRole('button', { name: 'Activate (1 Credit): Time Broke Here' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('You need 1 credit(s) to use this template. You currently have 0.')
      await expect(dialog.getByRole('button', { name: 'Activate', exact: true })).toBeDisabled()
      await expectNoViolation(page)
      await page.keyboard.press('Escape')
      await giveCredits(person.email, 3)
    })

    await test.step('activates from /app once per press, although the response is lost', async () => {
      await page.goto('/app')
      await expect(page.getByText('Credits: 3')).toBeVisible()
      await page.getByRole('button', { name: 'Activate (1 Credit): Dreams Never Wake' }).click()
      const keys: (string | undefined)[] = []
      await page.route('**/api/channels/activate', async (route) => {
        keys.push(route.request().headers()['idempotency-key'])
        if (keys.length > 1) return route.continue()
        // The request reaches the server, but its response is lost.
        await route.fetch()
        await route.abort()
      })
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Activate', exact: true }).click()
      await expect(dialog.getByRole('alert')).toContainText(
        'Error activating template: Failed to activate channel template. Dayreel isn’t responding right now.',
      )
      await confirmActivation(page, 'Dreams Never Wake')
      expect(new Set(keys).size).toBe(1)
      await expect(page.getByText('Credits: 2')).toBeVisible()
      await expect(page.getByRole('list', { name: 'Channels' }).getByRole('listitem')).toHaveCount(1)
    })

    const card = page.getByRole('list', { name: 'Channels' }).getByRole('listitem')
    const toggle = card.getByRole('switch')
    const runOnce = card.getByRole('button', { name: 'Run Once' })

    await test.step('a channel that is switched off cannot run; a failed change is reverted', async () => {
      await expect(card).toContainText('Activated')
      await expect(card).toContainText('Next video:')
      await toggle.click()
      await expect(card.getByText('Disabled')).toBeVisible()
      await expect(runOnce).toHaveAttribute('aria-disabled', 'true')
      await runOnce.hover()
      await expect(page.getByRole('tooltip')).toHaveText('Channel must be enabled to run')
      await page.route('**/toggle', (route) => route.fulfill({ status: 500, body: '' }))
      await toggle.click()
      await expect(page.getByText('Failed to toggle channel')).toBeVisible()
      await expect(toggle).not.toBeChecked()
      await page.unroute('**/toggle')
      // The switch changes before the server has saved it.
      const isKept = page.waitForResponse('**/toggle')
      await toggle.click()
      await expect(card.getByText('Enabled')).toBeVisible()
      await isKept
      await page.reload()
      await expect(toggle).toBeChecked()
      await expectNoViolation(page)
    })

    await test.step('configures the channel, saves and reloads', async () => {
      await card.getByRole('link', { name: 'Configure' }).click()
      await expect(page.getByRole('heading', { name: 'Edit Dreams Never Wake' })).toBeVisible()
      await expectNoViolation(page)
      await page.getByLabel('Name', { exact: true }).fill('Night Doors')
      await page.getByRole('radio', { name: '20 s' }).check()
      await page.getByRole('link', { name: 'My Videos', exact: true }).click()
      await expect(page.getByRole('dialog')).toContainText('Leave without saving?')
      await page.getByRole('button', { name: 'Stay here' }).click()
      await page.getByRole('button', { name: 'Save Configuration' }).click()
      await expect(page.getByText('Configuration saved successfully!')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Edit Night Doors' })).toBeVisible()
      await page.getByRole('link', { name: 'My Videos', exact: true }).click()
      // The user can leave the page without a confirmation, because nothing is unsaved.
      await expect(page).toHaveURL('/app/videos')
    })

    await test.step('adapts a template to a text and an image, and fills in the form', async () => {
      await page.goto('/app/automated-channels')
      await page.getByRole('button', { name: 'Customize: Tales from the End of Time' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('What should be different?').fill('All of it in a harbour town, in winter')
      await dialog
        .locator('input[type="file"]')
        .setInputFiles({ name: 'harbour.png', mimeType: 'image/png', buffer: await page.screenshot() })
      await expect(dialog.getByRole('img', { name: 'What you chose' })).toBeVisible()
      await expectNoViolation(page)
      await dialog.getByRole('button', { name: 'Customize Template' }).click()
      await expect(page).toHaveURL('/app/configure-template/tales-end-of-time')
      await expect(page.getByText('Filled in from your customization. Change anything you like.')).toBeVisible()
      await expect(
        page.getByRole('list', { name: 'Colours from your image' }).getByRole('listitem').first(),
      ).toBeVisible()
      await expect(page.getByLabel('Prompts')).toHaveValue(/harbour town/)
      await page.getByRole('button', { name: 'Activate Channel (1 Credit)' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Activate', exact: true }).click()
      await expect(page).toHaveURL('/app/my-channels')
      const channel = page.getByRole('list', { name: 'Channels' }).getByRole('listitem').first()
      await expect(channel).toContainText('Tales from the End of Time')
      // The uploaded image becomes the channel's picture. Its natural width proves that it has loaded.
      const picture = channel.locator('img').first()
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
      await expect(picture).toHaveAttribute('src', /\/channels\//)
    })

    await test.step('Run Once asks for confirmation; cancelling costs nothing and returns the focus to the button', async () => {
      await page.goto('/app/my-channels')
      const own = card.filter({ hasText: 'Night Doors' })
      const sent: string[] = []
      page.on('request', (request) => request.url().endsWith('/run-once') && sent.push(request.url()))
      await own.getByRole('button', { name: 'Run Once' }).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Run “Night Doors” once' })
      await expect(dialog).toContainText(/Next subject: .+It costs 1 credit\. You have 1\./)
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await expectNoViolation(page)
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(own.getByRole('button', { name: 'Run Once' })).toBeFocused()
      expect(sent).toEqual([])
      await expect(page.getByText('Credits: 1')).toBeVisible()
    })

    await test.step('Run Once makes a finished video about the announced subject', async () => {
      const own = card.filter({ hasText: 'Night Doors' })
      await own.getByRole('button', { name: 'Run Once' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('Next subject: ')
      const subject = await dialog.locator('b').innerText()
      const started = page.waitForResponse('**/run-once')
      await dialog.getByRole('button', { name: 'Run Once (1 Credit)' }).click()
      const answer = await started
      const { run } = (await answer.json()) as { run: { id: string } }
      const id = answer.url().split('/').at(-2)!
      await expect(page.getByText('Video generation is in progress.')).toBeVisible()
      await expect(own.getByText('A video is being created.')).toBeVisible()
      await expect(page.getByText('Credits: 0')).toBeVisible()
      await expect(own.getByText('A video is being created.')).toBeHidden({ timeout: 2 * MAKING_MS })
      await expect(own.getByText('Never', { exact: true })).toHaveCount(0)
      await page.goto('/app/videos')
      await expect(page.getByText('3 videos', { exact: true })).toBeVisible()
      const made = await callApi<{ items: { id: string; subject: string }[] }>(page, 'GET', `/api/channels/${id}/runs`)
      expect(made.items.find((one) => one.id === run.id)!.subject).toBe(subject)
      await expect(page.getByRole('button', { name: /^Play / })).toHaveCount(3, { timeout: MAKING_MS })
    })
  })
})

test('a channel posts to accounts of all platforms, each with its own choices', async ({ page }) => {
  const { email } = await enter(page)
  await giveCredits(email, 1)
  await connect(page, 'YouTube', { answer: 'Allow', account: email })
  await expect(page.getByText('New YouTube account connected successfully!')).toBeVisible()
  // Other journeys link the default accounts of the stand-ins, and an account can have only one owner.
  const account = email.split('@')[0]!
  await connect(page, 'Instagram', { answer: 'Continue', account })
  await expect(page.getByText('Instagram account connected successfully!')).toBeVisible()
  await connect(page, 'TikTok', { answer: 'Continue', account })
  await expect(page.getByText('TikTok account connected successfully!')).toBeVisible()
  const id = await activate(page, 'time-broke-here', { name: 'Everywhere' })
  await page.goto(`/app/configure-channel/${id}`)
  const postTo = page.getByRole('group', { name: 'Post to' })
  const save = page.getByRole('region', { name: 'Save' })

  await test.step('initially chooses no account; each chosen account shows its conditions and choices', async () => {
    await expect(postTo.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await expect(postTo.getByRole('group')).toHaveCount(0)
    await postTo.getByRole('checkbox', { name: /^YouTube: / }).focus()
    await page.keyboard.press('Space')
    const youtube = postTo.getByRole('group', { name: /^YouTube: / })
    await expect(youtube).toContainText('A sandbox account: nothing is really posted.')
    await youtube.getByRole('combobox', { name: 'Privacy' }).selectOption('unlisted')
    await youtube.getByRole('checkbox', { name: 'It is made for kids' }).check()
    await postTo.getByRole('checkbox', { name: /^Instagram: / }).check()
    await postTo.getByRole('checkbox', { name: /^TikTok: / }).check()
    await expectNoSidewaysScroll(page)
    await expectNoViolation(page)
  })

  await test.step('requires an audience for TikTok', async () => {
    await expect(postTo.getByText(/^Posting as /)).toBeVisible()
    await save.getByRole('button', { name: 'Save Configuration' }).click()
    await expect(save).toContainText('Submission failed: TikTok: Choose who can see this video.')
    const audience = postTo.getByRole('combobox', { name: 'Who can see this video' })
    await expect(audience).toBeFocused()
    await audience.selectOption('private')
    const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/config'))
    await save.getByRole('button', { name: 'Save Configuration' }).click()
    await expect(page.getByText('Configuration saved successfully!')).toBeVisible()
    const { targets, youtubeConnectionId } = (await sent).postDataJSON() as {
      targets: { connectionId: string; privacy: string }[]
      youtubeConnectionId: string
    }
    expect(targets.map(({ privacy }) => privacy)).toEqual(['unlisted', 'public', 'private'])
    expect(youtubeConnectionId).toBe(targets[0]!.connectionId)
  })

  await test.step('after saving, everything is shown again, even on a phone', async () => {
    await page.setViewportSize(PHONE)
    await page.reload()
    await expect(postTo.getByRole('checkbox', { name: /^(?:YouTube|Instagram|TikTok): /, checked: true })).toHaveCount(
      3,
    )
    await expect(postTo.getByRole('combobox', { name: 'Privacy' })).toHaveValue('unlisted')
    await expect(postTo.getByRole('combobox', { name: 'Who can see this video' })).toHaveValue('private')
    await expectNoSidewaysScroll(page)
    await expectNoViolation(page)
  })

  await test.step('the channel and its card show where it posts and who sees the posts', async () => {
    await page.goto('/app/my-channels')
    await expect(page.getByText('Posts to YouTube, Instagram and TikTok.')).toContainText(
      'Only you can see posts to TikTok.',
    )
    await page.getByRole('link', { name: 'Everywhere', exact: true }).click()
    await expect(page.getByText(/Posts to YouTube \(.+\), Instagram \(.+\) and TikTok \(.+\)\./)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectNoViolation(page)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, colorScheme: 'light', timezoneId: 'Asia/Tokyo' })

  test('a template is configured before it is activated', async ({ page }) => {
    const person = await enter(page)
    await page.goto('/app/automated-channels')
    await page.getByRole('link', { name: 'Found in Archives' }).click()
    await expect(page.getByRole('heading', { name: 'Customize & Activate "Found in Archives" Channel' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Tokyo (UTC+09:00)')
    await expect(page.getByRole('link', { name: 'Go to My Connections' })).toHaveAttribute('href', '/app/connections')
    await expectNoSidewaysScroll(page)
    await expectNoViolation(page)
    const save = page.getByRole('region', { name: 'Save' })
    const submit = save.getByRole('button', { name: 'Activate Channel (1 Credit)' })

    await test.step('enhances both prompts, each by its prefix', async () => {
      const prompts = page.getByLabel('Prompts')
      await expect(prompts).toHaveValue(/^Image Prompt: .+\nText Prompt: .+$/)
      await prompts.fill('Image Prompt: \nText Prompt: ')
      await page.getByRole('button', { name: 'Enhance' }).click()
      await expect(page.getByText('Please enter an image or text prompt to enhance.')).toBeVisible()
      await prompts.fill('Image Prompt: a lighthouse\nText Prompt: tell of its keeper')
      await page.getByRole('button', { name: 'Enhance' }).click()
      await expect(prompts).toHaveValue(/^Image Prompt: a lighthouse.{3,}\nText Prompt: Tell of its keeper.{3,}$/)
      await prompts.fill('a lighthouse')
      await submit.click()
      await expect(save).toContainText('Start each prompt with “Image Prompt:” or “Text Prompt:”.')
      await prompts.fill('Text Prompt: tell of its keeper')
    })

    await test.step('a run time has an hour and a minute, or is empty', async () => {
      const hour = page.getByLabel('Hour')
      const minute = page.getByLabel('Minute')
      await page.getByRole('button', { name: 'Clear', exact: true }).click()
      await expect(save).toContainText('No daily run.')
      await expect(minute).toBeDisabled()
      await hour.selectOption('7')
      await minute.selectOption('5')
      await expect(save).toContainText('tomorrow 07:05 in Tokyo')
      expect(await minute.locator('option').count()).toBe(13)
      for (const day of ['Saturday', 'Sunday']) await page.getByRole('checkbox', { name: day }).uncheck()
      await page.getByLabel('Review each video before it’s posted').check()
      await expect(page.getByLabel('Time to review')).toHaveValue('12')
    })

    await test.step('requires a name, and credits', async () => {
      await page.getByLabel('Name', { exact: true }).fill(' ')
      await submit.click()
      await expect(save).toContainText('Channel name cannot be empty.')
      await page.getByLabel('Name', { exact: true }).fill('The Keeper’s File')
      await submit.click()
      await expect(page.getByRole('dialog')).toContainText(
        'You need 1 credit(s) to activate this template. You currently have 0.',
      )
      await page.keyboard.press('Escape')
      await giveCredits(person.email, 1)
      await submit.click()
      const sent = page.waitForRequest('**/api/channels/activate')
      await confirmActivation(page, 'The Keeper’s File')
      expect((await sent).postDataJSON()).toMatchObject({
        templateId: 'found-in-archives',
        config: {
          name: 'The Keeper’s File',
          imagePrompt: '',
          textPrompt: 'tell of its keeper',
          youtube_connection_id: null,
          preferred_run_time_local: '07:05',
          preferred_timezone: 'Asia/Tokyo',
          days: [1, 2, 3, 4, 5],
          reviewHours: 12,
        },
      })
      await expect(page.getByRole('link', { name: 'The Keeper’s File', exact: true })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectNoViolation(page)
    })
  })
})
