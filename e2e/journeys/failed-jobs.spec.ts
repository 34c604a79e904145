import { expect, test, type Page } from '@playwright/test'
import { answer } from '../lib/answer.ts'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { HOST_REPORT } from '../lib/host-report.ts'
import { WITHOUT_MODELS, WITHOUT_REPORTS } from '../lib/no-models.ts'

const MAIL_ID = '6f0a3c1e-4a51-4a8c-9f0e-0d7a3d1c9b11'
const MAIL = {
  id: '0d3f9f6a-9a53-4a3b-8f57-6f9a3f6f2b10',
  kind: 'mail',
  ids: [{ field: 'mailId', id: MAIL_ID }],
  attempts: 30,
  reason: 'Can’t send mail - all recipients were rejected: 550 5.7.1 blocked',
  failedAt: '2026-11-22T09:00:00.000Z',
}
const VIDEO = {
  id: '5a0f9f6a-9a53-4a3b-8f57-6f9a3f6f2b11',
  kind: 'video',
  ids: [
    { field: 'accountId', id: '17b0cbc5-d509-4c6f-ad6a-7d16f452c0ed' },
    { field: 'videoId', id: '617fdf20-a1ad-4acc-a82a-91b5c205c301' },
    { field: 'number', id: '1' },
  ],
  attempts: 5,
  reason:
    'The worker died or ran out of time 5 times in a row without progress. It may need more memory; see the worker’s log.',
  failedAt: '2026-11-23T21:14:00.000Z',
}
const FAILED = { jobs: [VIDEO, MAIL], kinds: [{ kind: 'video', count: 1 }, { kind: 'mail', count: 3 }] } // prettier-ignore
async function openHost(page: Page, failed: { status?: number; json: unknown }): Promise<void> {
  await enter(page)
  await answer(page, {
    'GET /api/host': { json: HOST_REPORT },
    ...WITHOUT_MODELS,
    ...WITHOUT_REPORTS,
    'GET /api/host/failed-jobs': failed,
  })
  await page.goto('/app/host')
}

for (const width of [1440, 390])
  test(`the operator sees failed jobs with their reasons and retries one after a confirmation, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openHost(page, { json: FAILED })
    await expect(page.getByText(VIDEO.reason)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectNoViolation(page)

    await page.getByRole('button', { name: /^Retry the video job/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Retry this video job?' })
    await expect(dialog).toContainText('at no cost to its owner')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)

    const path = `POST /api/host/failed-jobs/${VIDEO.id}/retry`
    await answer(page, { [path]: { status: 503, json: { code: 'unavailable', message: 'Try again in a moment.' } } })
    await page.getByRole('button', { name: /^Retry the video job/ }).click()
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Try again in a moment.')
    await answer(page, {
      [path]: { json: { isRetried: true, sentence: 'The job runs again.' } },
      'GET /api/host/failed-jobs': { json: { jobs: [MAIL], kinds: [{ kind: 'mail', count: 3 }] } },
    })
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('The job runs again.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(VIDEO.reason)).toHaveCount(0)

    const sentence = '2 jobs run again. 1 job can’t run again: This mail is gone.'
    await answer(page, {
      'POST /api/host/failed-jobs/retry': { json: { retried: 2, refused: 1, sentence } },
      'GET /api/host/failed-jobs': { json: { jobs: [], kinds: [] } },
    })
    await page.getByRole('button', { name: 'Retry all 3 mail jobs' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('alert')).toHaveText(sentence)
    await expect(page.getByText('There are no failed jobs to retry.')).toBeVisible()
  })

test('if failed jobs cannot be loaded, the rest of the page stays, and a retry loads them', async ({ page }) => {
  const message = 'Try again in a moment.'
  await openHost(page, { status: 503, json: { code: 'unavailable', message } })
  const problem = page.getByRole('alert')
  await expect(problem).toContainText('Failed jobs couldn’t be loaded')
  await expect(page.getByText('12 waiting, 2 running, 4 failed in the last day')).toBeVisible()
  await answer(page, { 'GET /api/host/failed-jobs': { json: { jobs: [], kinds: [] } } })
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('There are no failed jobs to retry.')).toBeVisible()
})
