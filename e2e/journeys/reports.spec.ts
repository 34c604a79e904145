import type { BlockedTerms, ContentReports } from '@dayreel/contract'
import { expect, test } from '@playwright/test'
import { answer } from '../lib/answer.ts'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { HOST_REPORT } from '../lib/host-report.ts'
import { WITHOUT_MODELS } from '../lib/no-models.ts'

const REPORT: ContentReports['reports'][number] = {
  id: '9d0f1c52-8f1b-4c8e-9b0e-6a6f1f6f2a11',
  createdAt: '2026-11-26T09:00:00.000Z',
  address: 'https://www.youtube.com/shorts/a-video-with-quite-a-long-address-that-must-wrap-on-a-phone',
  kind: 'rights',
  details: 'The music is from my album.',
  email: 'ada@example.com',
  account: { id: '17b0cbc5-d509-4c6f-ad6a-7d16f452c0ed', email: 'maker@example.com' },
  videoId: '617fdf20-a1ad-4acc-a82a-91b5c205c301',
  closedAt: null,
  outcome: null,
}
const REPORTS: ContentReports = { open: 1, reports: [REPORT] }
const BLOCKED: BlockedTerms = { words: ['casino'], domains: [] }

for (const width of [1440, 390]) {
  test(`a visitor reports content from the footer of the site, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/about')
    await page.getByRole('link', { name: 'Report content' }).click()
    await expect(page.getByRole('heading', { name: 'Report content' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByLabel('Web address of the content').fill('https://example.com/video')
    await page.getByLabel('What is wrong with it').selectOption('It uses my work without permission')
    await page.getByLabel('What should we know?').fill('The music is mine.')
    await page.route('**/api/reports', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Send the report' }).click()
    await expect(page.getByRole('alert')).toContainText('isn’t responding right now')
    await page.getByRole('button', { name: 'Send the report' }).click()
    await expect(page.getByText('Thank you. The operator of this site has your report')).toBeVisible()
    await expect(page.getByLabel('Web address of the content')).toHaveValue('')
    await expectNoViolation(page)
  })

  test(`the operator decides about a report and blocks a word, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await enter(page)
    await answer(page, {
      'GET /api/host': { json: HOST_REPORT },
      ...WITHOUT_MODELS,
      'GET /api/host/failed-jobs': { json: { jobs: [], kinds: [] } },
      'GET /api/host/reports': { json: REPORTS },
      'GET /api/host/blocked-terms': { json: BLOCKED },
    })
    await page.goto('/app/host#reports')
    const panel = page.getByRole('region', { name: 'Reports' })
    await expect(panel).toContainText('1 open report')
    await expect(panel).toContainText('Account: maker@example.com')
    await expectNoSidewaysScroll(page)
    await panel.getByRole('button', { name: /^Decide about/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Decide about a report' })
    await dialog.getByRole('radio', { name: 'Delete the video' }).check()
    await dialog.getByLabel('Reason').fill('It copies a song.')
    await expectNoViolation(page)
    const path = `POST /api/host/reports/${REPORT.id}/close`
    await answer(page, { [path]: { status: 503, json: { code: 'unavailable', message: 'Try again in a moment.' } } })
    await dialog.getByRole('button', { name: 'Delete the video and close' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Try again in a moment.')
    const sentence = 'Deleted the reported video and closed its report.'
    await answer(page, {
      [path]: { json: { sentence } },
      'GET /api/host/reports': {
        json: {
          open: 0,
          reports: [{ ...REPORT, closedAt: '2026-11-27T09:00:00.000Z', outcome: 'video_deleted' }],
        } satisfies ContentReports,
      },
    })
    await dialog.getByRole('button', { name: 'Delete the video and close' }).click()
    await expect(panel).toContainText(sentence)
    await expect(panel).toContainText('There are no open reports.')

    const blocked = page.getByRole('region', { name: 'Blocked words and domains' })
    await blocked.getByLabel('Blocked domains').fill('bad.example\n\n')
    await answer(page, {
      'PUT /api/host/blocked-terms': { json: { words: ['casino'], domains: ['bad.example'] } satisfies BlockedTerms },
    })
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await blocked.getByRole('button', { name: 'Save' }).click()
    expect((await sent).postDataJSON()).toEqual({ words: ['casino'], domains: ['bad.example'] })
    await expect(blocked.getByText('Saved.')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectNoViolation(page)
  })
}
