import { test } from '@playwright/test'
import { createOwnSite, type OwnSite } from './own-site.ts'

/** The time limit for all starts of one site, in milliseconds. */
export const MOST_SITES_MS = 600_000

/**
 * The test function for journeys whose changes would disturb other journeys. Each gets a separate site with its own
 * clock, settings and operator.
 */
export const testOnOwnSite = test.extend<{ site: OwnSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires this form
    async ({}, use) => {
      const site = await createOwnSite({
        VIDEO_SIZE_PERCENT: '25',
        PICTURE_WAIT_SECONDS: '60',
        AUTH_EMAIL_AUTOCONFIRM: 'off',
        AUTH_MAIL_INTERVAL_SECONDS: '0',
      })
      await site.start('')
      await use(site)
      await site.close()
    },
    // Each test gets its own site. With a site per worker, the next test would share it and its user would not be the
    // first account.
    { timeout: MOST_SITES_MS },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})
