import type { AuditLog, FoundAccounts, SupportedAccount } from '@dayreel/contract'
import { expect, test, type Page } from '@playwright/test'
import { answer } from '../lib/answer.ts'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { HOST_REPORT } from '../lib/host-report.ts'
import { WITHOUT_MODELS, WITHOUT_REPORTS } from '../lib/no-models.ts'

const ID = '17b0cbc5-d509-4c6f-ad6a-7d16f452c0ed'
const EMAIL = 'a.person.with.quite.a.long.address@mail.example.com'
const FOUND: FoundAccounts = {
  accounts: [
    { id: ID, email: EMAIL, name: 'Ada', plan: 'pro', createdAt: '2026-06-01T08:00:00.000Z', isSuspended: false },
  ],
}
const ENTRY: AuditLog['entries'][number] = {
  id: 7,
  at: '2026-11-20T10:00:00.000Z',
  by: 'operator@example.com',
  account: EMAIL,
  action: 'grant_credits',
  effect: 'Granted 3 credits. The balance is 12.',
  reason: 'A lost video',
}
const ACCOUNT: SupportedAccount = {
  ...FOUND.accounts[0]!,
  suspendedAt: null,
  grantedPlan: null,
  isPaying: true,
  renewsAt: '2026-12-20T10:00:00.000Z',
  credits: 12,
  channels: { active: 2, all: 3 },
  connections: 1,
  openPosts: 4,
  videos: [
    {
      id: '617fdf20-a1ad-4acc-a82a-91b5c205c301',
      title: 'Why the sea is salty',
      status: 'failed',
      createdAt: '2026-11-22T08:00:00.000Z',
      problem: 'Something went wrong on our side while this video was created.',
      cause: 'The worker died or ran out of time 5 times in a row without progress.',
    },
  ],
  audit: [ENTRY],
}
const PATH = `/api/host/accounts/${ID}`

async function openAccount(page: Page): Promise<void> {
  await enter(page)
  await answer(page, {
    'GET /api/host': { json: HOST_REPORT },
    ...WITHOUT_MODELS,
    ...WITHOUT_REPORTS,
    'GET /api/host/failed-jobs': { json: { jobs: [], kinds: [] } },
    'GET /api/host/accounts': { json: FOUND },
    [`GET ${PATH}`]: { json: ACCOUNT },
    [`GET ${PATH}/storage`]: { json: { files: 812, bytes: 3.4e9 } },
  })
  await page.goto('/app/host')
  await page.getByLabel('Email address, name or account id').fill('ada')
  await page.getByRole('button', { name: 'Find accounts' }).click()
  await page.getByRole('button', { name: `Open ${EMAIL}` }).click()
}

for (const width of [1440, 390])
  test(`the operator finds an account, sees why a video failed and grants credits with a reason, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openAccount(page)
    await expect(page.getByText('3.4 GB in 812 files')).toBeVisible()
    await expect(page.getByText('The worker died or ran out of time')).toBeVisible()
    await expect(page.getByText('Reason: A lost video')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectNoViolation(page)

    await page.getByRole('button', { name: 'Grant credits' }).click()
    const dialog = page.getByRole('dialog', { name: 'Grant credits' })
    await expect(dialog).toContainText(EMAIL)
    await dialog.getByLabel('Credits').fill('5')
    await dialog.getByLabel('Reason').fill('Two lost videos')
    await expectNoViolation(page)
    const actions = `POST ${PATH}/actions`
    await answer(page, { [actions]: { status: 503, json: { code: 'unavailable', message: 'Try again in a moment.' } } })
    await dialog.getByRole('button', { name: 'Grant credits' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Try again in a moment.')
    const sentence = 'Granted 5 credits. The balance is 17.'
    await answer(page, {
      [actions]: { json: { sentence } },
      [`GET ${PATH}`]: { json: { ...ACCOUNT, credits: 17 } satisfies SupportedAccount },
    })
    const sent = page.waitForRequest((request) => request.url().endsWith('/actions'))
    await dialog.getByRole('button', { name: 'Grant credits' }).click()
    expect((await sent).postDataJSON()).toEqual({ action: 'grant_credits', credits: 5, reason: 'Two lost videos' })
    expect((await sent).headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(dialog).toHaveCount(0)

    await page.getByRole('button', { name: 'Suspend' }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('Spam')
    await answer(page, {
      [actions]: { json: { sentence: 'Suspended.' } },
      [`GET ${PATH}`]: {
        json: { ...ACCOUNT, isSuspended: true, suspendedAt: '2026-11-27T10:00:00.000Z' } satisfies SupportedAccount,
      },
    })
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
    await expect(
      page.getByText(/^Suspended since .* Billing continues: the subscription renews on 20 Dec/),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Stop the renewal' }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('Spam')
    await answer(page, {
      [actions]: { json: { sentence: 'The subscription does not renew. It ends on 2026-12-20.' } },
      [`GET ${PATH}`]: {
        json: {
          ...ACCOUNT,
          isSuspended: true,
          suspendedAt: '2026-11-27T10:00:00.000Z',
          renewsAt: null,
        } satisfies SupportedAccount,
      },
    })
    await page.getByRole('dialog').getByRole('button', { name: 'Stop the renewal' }).click()
    await expect(page.getByText('It ends on 2026-12-20.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stop the renewal' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()

    await page.getByRole('button', { name: 'Close the account' }).click()
    const closing = page.getByRole('dialog')
    await closing.getByLabel(/email address to confirm/).fill(EMAIL)
    await closing.getByLabel('Reason').fill('Spam')
    await answer(page, { [`POST ${PATH}/close`]: { json: { sentence: 'Closed.' } } })
    await closing.getByRole('button', { name: 'Close the account' }).click()
    await expect(page.getByText('Closed.')).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

test('the audit log loads on request; a failed search can be retried', async ({ page }) => {
  await openAccount(page)
  await answer(page, { 'GET /api/host/audit-log': { json: { entries: [ENTRY] } satisfies AuditLog } })
  await page.getByRole('button', { name: 'Show the audit log' }).click()
  const log = page.getByRole('region', { name: 'Audit log' })
  await expect(log.getByText(`Grant credits: ${EMAIL}`)).toBeVisible()
  await answer(page, { 'GET /api/host/accounts': { status: 503, json: { code: 'unavailable', message: 'Busy.' } } })
  await page.getByLabel('Email address, name or account id').fill('nobody')
  await page.getByRole('button', { name: 'Find accounts' }).click()
  const problem = page.getByRole('alert')
  await expect(problem).toContainText('The search failed')
  await answer(page, { 'GET /api/host/accounts': { json: { accounts: [] } satisfies FoundAccounts } })
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No account matches.')).toBeVisible()
})
