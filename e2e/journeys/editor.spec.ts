import { expect, test, type Locator, type Page } from '@playwright/test'
import { answer } from '../lib/answer.ts'
import { beingMade } from '../lib/video-answers.ts'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { expectTexts, expectTimesInOrder, textsOf, wayBelow, wordsOf } from '../lib/scene-rows.ts'
import { cancelMaking, MAKING_MS, startVideo } from '../lib/making.ts'

const WHALE = 'A whale sang below the ice.'
const QUIET = 'The sea was quiet that night.'

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** Makes a video and opens its page. */
async function openNewVideo(page: Page): Promise<void> {
  await enter(page)
  await startVideo(page)
  await page.getByRole('link', { name: 'View Video' }).click({ timeout: MAKING_MS })
  await expect(page.getByRole('heading', { name: 'Storyboard' })).toBeVisible()
}

test('the editor: scenes, prompts and versions, with mouse and keys', async ({ page }) => {
  test.setTimeout(3 * MAKING_MS + 120_000)
  await page.setViewportSize({ width: 1440, height: 1400 })
  await openNewVideo(page)
  const original = await textsOf(page)
  const [first, second, third, ...rest] = original as [string, string, string, ...string[]]
  expect(original.length).toBeGreaterThan(2)

  await test.step('the user moves a scene by keyboard; the focus stays with it, and the move is announced', async () => {
    await wordsOf(page).nth(1).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expectTexts(page, [second, first, third, ...rest])
    await expect(wordsOf(page).nth(0)).toBeFocused()
    await expect(page.getByText(`Scene 2 is now scene 1 of ${original.length}.`)).toBeAttached()
    await page.keyboard.press('Alt+ArrowDown')
    await expectTexts(page, original)
    await expect(wordsOf(page).nth(1)).toBeFocused()
  })

  await test.step('the user moves a scene with buttons, and undo reverts the move', async () => {
    await button(page, 'Move scene 1 down').click()
    await expectTexts(page, [second, first, third, ...rest])
    await expect(button(page, 'Move scene 2 down')).toBeFocused()
    await expectTimesInOrder(page, original.length)
    await button(page, 'Undo').click()
    await expectTexts(page, original)
  })

  await test.step('the user moves a scene with the mouse; Escape cancels', async () => {
    const [x, y, below] = await wayBelow(page, 1, 2)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, below, { steps: 5 })
    await expect(page.locator('#scene-2')).toHaveAttribute('data-drop', 'after')
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expectTexts(page, original)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, below, { steps: 5 })
    await expect(page.locator('#scene-2')).toHaveAttribute('data-drop', 'after')
    await page.mouse.up()
    await expectTexts(page, [second, first, third, ...rest])
    await button(page, 'Undo').click()
  })

  await test.step('splits a scene at the caret, and joins it again', async () => {
    const cut = first.indexOf(' ', first.length / 2)
    await wordsOf(page).first().focus()
    await wordsOf(page)
      .first()
      .evaluate((field: HTMLTextAreaElement, at) => field.setSelectionRange(at, at), cut)
    await page.keyboard.press('Alt+Enter')
    await expectTexts(page, [first.slice(0, cut), first.slice(cut + 1), second, third, ...rest])
    await expect(wordsOf(page).nth(1)).toBeFocused()
    await button(page, 'Join scene 1 with the next').click()
    await expectTexts(page, original)
    await expect(wordsOf(page).first()).toBeFocused()
  })

  const edited = [WHALE, QUIET, second, third, ...rest].slice(0, -1)
  await test.step('adds a scene, which needs words; removes another one', async () => {
    await button(page, 'Add a scene after scene 1').click()
    await expect(wordsOf(page).nth(1)).toBeFocused()
    await expect(page.getByText('Scene 2 has no words. Write some, or remove the scene.')).toBeVisible()
    await expect(button(page, 'Create new version')).toBeDisabled()
    await page.keyboard.type(QUIET)
    await button(page, `Remove scene ${original.length + 1}`).click()
    await expect(page.getByText(`Scene ${original.length + 1} removed.`)).toBeAttached()
    await expect(wordsOf(page)).toHaveCount(original.length)
  })

  await test.step('a scene with changed words gets a matching prompt; the old prompt is one click away', async () => {
    const prompt = page.getByLabel('Image prompt', { exact: true }).first()
    const old = await prompt.inputValue()
    await wordsOf(page).first().fill(WHALE)
    await expect(prompt).toHaveValue(/whale/)
    await page.locator('#scene-1').getByRole('button', { name: 'Use the old one' }).click()
    await expect(prompt).toHaveValue(old)
    await button(page, 'Undo').click()
    await expect(prompt).toHaveValue(/whale/)
    await expectTexts(page, edited)
    // A button's tooltip disappears when the mouse leaves the button.
    await page.mouse.move(0, 0)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await expectNoViolation(page)
  })

  await test.step('the draft survives a reload, and the user can undo discarding it', async () => {
    await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible()
    await page.reload()
    await expectTexts(page, edited)
    await button(page, 'Discard').click()
    await expectTexts(page, original)
    await expect(page.getByText(/^Changes discarded\. You have 5 free versions until /)).toBeVisible()
    await expect(button(page, 'Restore changes')).toBeFocused()
    await page.keyboard.press('Enter')
    await expectTexts(page, edited)
  })

  await test.step('the new version has the scenes in their new order', async () => {
    await expect(page.getByText(/^Will redo: the voice of \d scenes?/)).toBeVisible()
    await expect(page.getByText(/s · Free\. You have 5 free versions until (?:today|tomorrow) /)).toBeVisible()
    await button(page, 'Create new version').click()
    await expect(page.getByRole('button', { name: /^Version 2/ })).toHaveAttribute('aria-pressed', 'true', {
      timeout: MAKING_MS,
    })
    await expectTexts(page, edited)
    await expect(page.getByText(/^No changes yet\. You have 4 free versions until .+ at .+\.$/)).toBeVisible()
    await expect(page.getByLabel('Image prompt', { exact: true }).first()).toHaveValue(/whale/)
  })

  await test.step('shows missing credits in advance, with a link to buy more', async () => {
    await page.route('**/api/videos/*/plan', async (route) => {
      const response = await route.fetch()
      const plan = (await response.json()) as { cost: object }
      const cost = { ...plan.cost, isFree: false, freeVersionsLeft: 0, credits: 1, projectsLeft: 0, creditsLeft: 0 }
      await route.fulfill({ response, json: { ...plan, cost } })
    })
    await wordsOf(page).nth(1).fill('Nothing was heard that night.')
    await expect(page.getByText(/1 credit \(you have 0\)/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get more credits' })).toHaveAttribute('href', '/app/subscription')
    await expect(button(page, 'Create new version')).toBeDisabled()
    await page.unroute('**/api/videos/*/plan')
    await button(page, 'Discard').click()
  })

  await test.step('shows the storyboard of an earlier version, which can be edited', async () => {
    await page.getByRole('button', { name: /^Version 1/ }).click()
    await expectTexts(page, original)
    await expect(wordsOf(page).first()).toBeDisabled()
    await expectNoViolation(page)
    await button(page, 'Continue from version 1').click()
    await expect(page.getByText('Editing version 1')).toBeVisible()
    await wordsOf(page).nth(1).fill(QUIET)
  })

  await test.step('offers the draft of an earlier version, and the user can undo discarding it', async () => {
    await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible()
    await page.reload()
    await expectTexts(page, edited)
    await expect(page.getByText('You have an unfinished draft of version 1.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Version 1/ })).toContainText('draft')
    await expectNoViolation(page)
    await button(page, 'Discard draft').click()
    await expect(page.getByText('You discarded the draft of version 1.')).toBeVisible()
    const undo = page.getByRole('region', { name: 'Discarded draft' }).getByRole('button', { name: 'Undo' })
    await expect(undo).toBeFocused()
    await page.keyboard.press('Enter')
    await button(page, 'Continue draft').click()
    await expect(page.getByText('Editing version 1')).toBeVisible()
    await expectTexts(page, [first, QUIET, third, ...rest])
    await expect(page.getByText(/^Will redo: the voice of \d scenes?/)).toBeVisible()
    await button(page, 'Create new version').click()
    await expect(page.getByRole('button', { name: /^Version 3/ })).toHaveAttribute('aria-pressed', 'true', {
      timeout: MAKING_MS,
    })
    await expectTexts(page, [first, QUIET, third, ...rest])
    await expect(page.getByText(/unfinished draft/)).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('phone editor: no sideways overflow, and a finger can move a scene', async ({ page }) => {
    await enter(page)
    await page.goto('/app/videos')
    await expect(page.getByRole('heading', { name: 'No videos yet' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await test.step('while a video and a new version are being made', async () => {
      await answer(page, beingMade(true))
      await page.reload()
      await expect(page.getByRole('progressbar')).toBeAttached()
      await expectNoSidewaysScroll(page)
      await page.getByRole('list', { name: 'Videos' }).getByRole('heading').getByRole('link').first().click()
      await expect(page.getByRole('region', { name: 'Video Status' })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await answer(page, beingMade(false))
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Creating a new version' })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await page.unrouteAll()
    })
    await startVideo(page)
    await page.getByRole('link', { name: 'View Video' }).click({ timeout: MAKING_MS })
    await expect(page.getByRole('heading', { name: 'Storyboard' })).toBeVisible()
    await test.step('with as many scenes as a long video has', async () => {
      await page.route('**/storyboard?*', async (route) => {
        const known = (await (await route.fetch()).json()) as { storyboard: { scenes: object[] } }
        const { scenes } = known.storyboard
        const many = Array.from({ length: 40 }, (_, i) => ({ ...scenes[i % scenes.length], id: `many${i}` }))
        await route.fulfill({ json: { ...known, storyboard: { ...known.storyboard, scenes: many } } })
      })
      await page.reload()
      await expect(wordsOf(page)).toHaveCount(40)
      await expectNoSidewaysScroll(page)
      await page.unroute('**/storyboard?*')
      await page.reload()
    })
    await expect(page.getByRole('heading', { name: 'Storyboard' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    const original = await textsOf(page)

    await test.step('after a change, the button to make the version is visible', async () => {
      await wordsOf(page).first().fill(WHALE)
      await expect(page.getByText(/^Will redo:/)).toBeVisible()
      await expect(page.getByText('New picture prompt follows your words').first()).toBeVisible()
      await expectNoSidewaysScroll(page)
      const make = (await button(page, 'Create new version').boundingBox())!
      expect(make.x + make.width).toBeLessThanOrEqual(390)
      expect(make.y + make.height).toBeLessThanOrEqual(844)
      await expectNoViolation(page)
    })

    await test.step('a finger moves a scene', async () => {
      const before = await textsOf(page)
      const finger = await page.context().newCDPSession(page)
      // While the layout is still moving, a browser may treat the touch as scrolling. The test then repeats the drag.
      await expect(async () => {
        const [x, y, below] = await wayBelow(page, 1, 2)
        const at = (to: number) => ({ touchPoints: [{ x, y: to }] })
        await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(y) })
        for (let i = 1; i <= 5; i++)
          await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(y + ((below - y) * i) / 5) })
        try {
          await expect(page.locator('#scene-2')).toHaveAttribute('data-drop', 'after', { timeout: 5_000 })
        } catch (error) {
          await finger.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
          throw error
        }
      }).toPass({ timeout: 60_000 })
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await expectTexts(page, [before[1]!, before[0]!, ...before.slice(2)])
    })

    await test.step('adds, splits, joins and removes scenes', async () => {
      await button(page, 'Add a scene').click()
      await expect(wordsOf(page).last()).toBeFocused()
      await expect(page.getByText(/has no words\. Write some, or remove the scene\./)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await button(page, `Remove scene ${original.length + 1}`).click()
      await expect(wordsOf(page)).toHaveCount(original.length)
      await button(page, 'Split scene 1 at the cursor').click()
      await expect(wordsOf(page)).toHaveCount(original.length + 1)
      await button(page, 'Join scene 1 with the next').click()
      await expect(wordsOf(page)).toHaveCount(original.length)
    })

    await test.step('does not show a cancelled new version as a failure', async () => {
      // The text is long, because a short video would be finished before the test cancels it.
      await wordsOf(page).last().fill(`${WHALE} ${QUIET} `.repeat(12))
      await expect(page.getByText(/^Will redo:/)).toBeVisible()
      await expect(button(page, 'Create new version')).toBeEnabled()
      await button(page, 'Create new version').click()
      await cancelMaking(page, 'The new version was cancelled. It cost nothing.')
      await expect(page.getByText('You cancelled this video.')).toHaveCount(0)
      await expect(page.getByText('Failed', { exact: true })).toHaveCount(0)
      await expect(page.getByText('Failed to generate video.')).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      await button(page, 'Rename').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoSidewaysScroll(page)
    })
  })
})
