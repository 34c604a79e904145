import type { HostReport } from '@dayreel/contract'
import { expect, test } from '@playwright/test'
import { answer } from '../lib/answer.ts'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { HOST_REPORT } from '../lib/host-report.ts'
import { WITHOUT_MODELS, WITHOUT_REPORTS } from '../lib/no-models.ts'

const STATE = { since: '2026-11-27T10:00:00.000Z', message: 'We upgrade the site. Back at noon.' }

const LATE: HostReport = { ...HOST_REPORT, lateRuns: { count: 3, oldestSlotAt: '2026-11-22T09:00:00.000Z' } }

for (const width of [1440, 390]) {
  test(`the operator starts maintenance with a message and ends it, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await enter(page)
    await answer(page, {
      'GET /api/host': { json: LATE },
      ...WITHOUT_MODELS,
      ...WITHOUT_REPORTS,
      'GET /api/host/failed-jobs': { json: { jobs: [], kinds: [] } },
    })
    await page.goto('/app/host')
    await expect(page.getByRole('alert')).toHaveText('3 channel runs late, the oldest since 22 Nov 2026, 09:00.')
    await expect(page.getByText(/^Worker on worker-with-a-long-name/)).toBeVisible()
    await page.getByLabel('Message for visitors').fill(STATE.message)
    await page.getByRole('button', { name: 'Start maintenance' }).click()
    const dialog = page.getByRole('dialog', { name: 'Start maintenance?' })
    await expect(dialog).toContainText('Operators can still log in')
    await answer(page, {
      'PUT /api/host/maintenance': { json: STATE },
      'GET /api/host': { json: { ...HOST_REPORT, maintenance: STATE } },
    })
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/host/maintenance'))
    await dialog.getByRole('button', { name: 'Start maintenance' }).click()
    expect((await sent).postDataJSON()).toEqual({ isOn: true, message: STATE.message })
    await expect(page.getByText(`Visitors read: ${STATE.message}`)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectNoViolation(page)
    await page.getByRole('button', { name: 'End maintenance' }).click()
    await expect(page.getByRole('dialog')).toContainText('everything that waited continues')
  })

  test(`a user sees the message in place of the app, and the app when maintenance is over, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await enter(page)
    const refusal = { status: 503, json: { code: 'maintenance', message: STATE.message } }
    await answer(page, { 'GET /api/users/profile': refusal, 'GET /api/users/credits': refusal })
    await page.goto('/app')
    await expect(page.getByRole('heading', { name: 'Dayreel is being maintained' })).toBeVisible()
    await expect(page.getByText(STATE.message)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectNoViolation(page)
    await page.unrouteAll()
    await expect(page.getByRole('heading', { name: 'Dayreel is being maintained' })).toHaveCount(0)
    await expect(page.getByRole('main')).toBeVisible()
  })
}
