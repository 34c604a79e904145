import { expect, test, type Locator, type Page } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { MAKING_MS, untilBegun } from '../lib/making.ts'

const SCRIPT = 'Flamingos hatch gray. They eat shrimp for three years. Then their feathers turn pink.'

/** Makes a video whose scenes show boards, and opens its page. */
async function openBoardVideo(page: Page): Promise<void> {
  await enter(page)
  await page.goto('/app/create-video')
  await page.getByLabel('Script or subject').fill(SCRIPT)
  await page.getByRole('radio', { name: 'Board', exact: true }).check({ force: true })
  await expect(page.getByRole('radiogroup', { name: 'Board theme' })).toBeVisible()
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await page.getByRole('button', { name: /^Create \d+ s video$/u }).click()
  await untilBegun(page)
  await page.getByRole('link', { name: 'View Video' }).click({ timeout: MAKING_MS })
  await expect(page.getByRole('heading', { name: 'Storyboard' })).toBeVisible()
}

/** Opens the editor of a scene's board and waits for its drawing. */
async function openBoard(page: Page, scene: number): Promise<Locator> {
  await page.getByRole('button', { name: `Edit board of scene ${scene}` }).click()
  const dialog = page.getByRole('dialog', { name: `Board of scene ${scene}` })
  await untilDrawn(dialog)
  return dialog
}

async function untilDrawn(dialog: Locator): Promise<void> {
  const preview = dialog.getByAltText('Preview of the board')
  await expect(preview).toBeVisible()
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Adds the picture of an owl to the board. */
async function addOwl(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Add an item' }).click()
  await dialog.getByLabel('Shows').selectOption('Picture from the library')
  await dialog.getByLabel('Search pictures').fill('owl')
  await dialog.getByRole('search').getByRole('button', { name: 'owl', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Place of owl' })).toBeVisible()
  await untilDrawn(dialog)
}

/** Returns the centre and the width of an item on the preview, in pixels. */
async function placeOf(dialog: Locator, item: string): Promise<{ x: number; y: number; width: number }> {
  const box = await dialog.getByRole('button', { name: `Place of ${item}` }).boundingBox()
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2, width: box!.width }
}

test('edits the board of a scene by mouse', async ({ page }) => {
  test.setTimeout(2 * MAKING_MS + 120_000)
  await page.setViewportSize({ width: 1440, height: 1000 })
  await openBoardVideo(page)
  const dialog = await openBoard(page, 1)
  await addOwl(dialog)

  await test.step('an item gets a label, a color and the word at which it appears', async () => {
    await dialog.getByLabel('Label').fill('born gray')
    await dialog.getByLabel('Color').selectOption('Gray')
    await dialog.getByLabel('Appears at').selectOption('hatch')
    await expect(dialog.getByRole('button', { name: 'owl: born gray' })).toBeVisible()
  })

  await test.step('an item is dragged on the preview', async () => {
    await untilDrawn(dialog)
    const before = await placeOf(dialog, 'owl')
    await page.mouse.move(before.x, before.y)
    await page.mouse.down()
    await page.mouse.move(before.x + 30, before.y - 50, { steps: 5 })
    await page.mouse.up()
    await expect.poll(async () => (await placeOf(dialog, 'owl')).y).toBeLessThan(before.y - 20)
    await expect(dialog.getByRole('button', { name: 'Use the default position' })).toBeVisible()
  })

  await test.step('a pen stroke marks an item', async () => {
    await dialog.getByRole('button', { name: 'Add a pen stroke' }).click()
    const stroke = dialog.getByRole('group', { name: 'Pen stroke 1' })
    await stroke.getByLabel('Stroke', { exact: true }).selectOption('Cross')
    await stroke.getByLabel('On', { exact: true }).selectOption('owl')
    await untilDrawn(dialog)
  })

  await expectNoViolation(page)
  await dialog.getByRole('button', { name: 'Done' }).click()

  await test.step('the changed board is part of the next version', async () => {
    await expect(page.locator('#scene-1').getByText('new picture', { exact: true })).toBeAttached()
    await expect(page.locator('#scene-2').getByText('new picture', { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Redo' }).click()
    await page.getByRole('button', { name: /new version/u }).click()
    await expect(page.getByText('Version 2').first()).toBeVisible({ timeout: MAKING_MS })
    const again = await openBoard(page, 1)
    await expect(again.getByRole('button', { name: 'owl: born gray' })).toBeVisible({ timeout: MAKING_MS })
  })
})

test('edits the board of a scene by touch on a phone', async ({ browser }) => {
  test.setTimeout(MAKING_MS + 120_000)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openBoardVideo(page)
  const dialog = await openBoard(page, 2)
  await addOwl(dialog)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Remove owl' }).tap()
  await expect(dialog.getByRole('button', { name: 'Place of owl' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Make it from the words' }).tap()
  await untilDrawn(dialog)
  await dialog.getByRole('button', { name: 'Done' }).tap()
  await page.getByLabel('Look of scene 2').selectOption('Painted')
  await expect(page.getByRole('button', { name: 'Edit board of scene 2' })).toHaveCount(0)
  await context.close()
})

test('edits the board of a scene by keyboard', async ({ page }) => {
  test.setTimeout(MAKING_MS + 120_000)
  await openBoardVideo(page)
  await page.getByRole('button', { name: 'Edit board of scene 1' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Board of scene 1' })
  await untilDrawn(dialog)
  await dialog.getByRole('button', { name: 'Add an item' }).focus()
  await page.keyboard.press('Enter')
  const item = '“New words”'
  await untilDrawn(dialog)
  const handle = dialog.getByRole('button', { name: `Place of ${item}` })
  await expect(handle).toBeVisible()
  const before = await placeOf(dialog, item)
  const preview = (await dialog.getByAltText('Preview of the board').boundingBox())!
  // Toward the middle, because an item stops at the edge of the board.
  const [key, direction] = before.y > preview.y + 0.35 * preview.height ? ['ArrowUp', -1] : ['ArrowDown', 1]
  await handle.focus()
  for (let i = 0; i < 4; i++) await page.keyboard.press(key)
  await expect.poll(async () => direction * ((await placeOf(dialog, item)).y - before.y)).toBeGreaterThan(5)
  await expect(handle).toBeFocused()
  await dialog.getByRole('button', { name: `Move ${item} up` }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/^Moved to place \d of \d\.$/u)).toBeAttached()
  await handle.focus()
  await page.keyboard.press('Delete')
  await expect(handle).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Edit board of scene 1' })).toBeFocused()
})
