import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const AXE = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'))
/**
 * Axe's default, and tooltips. A tooltip is read together with the control that it describes, so it may be anywhere in
 * the page.
 */
const WHOLE_IN_THEMSELVES = 'dialog, [role=dialog], [role=alertdialog], [role=tooltip], svg'
/** The time limit for a check, which may take long on a busy machine. */
const LOOKING_MS = 60_000
let source: Promise<string> | undefined

/**
 * Checks that axe finds nothing on the page. While an element fades, its contrast differs temporarily, so the check is
 * repeated while axe finds something.
 */
export async function expectNoViolation(page: Page): Promise<void> {
  await expect.poll(() => findViolations(page), { message: page.url(), timeout: LOOKING_MS }).toEqual([])
}

/** Runs axe in the page. The page has no foreign frames, so axe is injected only once. */
async function findViolations(page: Page): Promise<string[]> {
  // During a theme transition, contrasts differ temporarily.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.evaluate(await (source ??= readFile(AXE, 'utf8')))
  return page.evaluate(async (regionMatcher) => {
    const { configure, run } = (globalThis as unknown as { axe: typeof axe }).axe
    configure({ checks: [{ id: 'region', options: { regionMatcher } }] })
    // Without these options, reporting passes and selectors would take longer than the check itself. Style sheets are
    // not loaded, because no enabled rule reads them.
    const { violations } = await run(document, {
      resultTypes: ['violations'],
      selectors: false,
      preload: { assets: ['media'] },
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  }, WHOLE_IN_THEMSELVES)
}
