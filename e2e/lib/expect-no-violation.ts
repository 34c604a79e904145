import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const AXE = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'))
/** Axe's own, and tooltips: they are read with the control that they describe, wherever in the page they hang. */
const WHOLE_IN_THEMSELVES = 'dialog, [role=dialog], [role=alertdialog], [role=tooltip], svg'
/** A busy machine may take long for one look. */
const LOOKING_MS = 60_000
let source: Promise<string> | undefined

/** Axe finds nothing on what is shown. What is still fading in has a contrast that nobody meant: what was found is looked at again. */
export async function expectNoViolation(page: Page): Promise<void> {
  await expect.poll(() => findViolations(page), { message: page.url(), timeout: LOOKING_MS }).toEqual([])
}

/** There are no frames of others, so that axe is put into the page, once, and run there. */
async function findViolations(page: Page): Promise<string[]> {
  // Colours that are still on their way to another theme have a contrast that nobody meant.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.evaluate(await (source ??= readFile(AXE, 'utf8')))
  return page.evaluate(async (regionMatcher) => {
    const { configure, run } = (globalThis as unknown as { axe: typeof axe }).axe
    configure({ checks: [{ id: 'region', options: { regionMatcher } }] })
    // To tell of all that is well, and where what is not well can be found, takes longer than to look.
    const { violations } = await run(document, { resultTypes: ['violations'], selectors: false })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  }, WHOLE_IN_THEMSELVES)
}
