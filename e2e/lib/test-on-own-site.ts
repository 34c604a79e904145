import { test } from '@playwright/test'
import { createOwnSite, type OwnSite } from './own-site.ts'

/** All starts of one site together may take so long. */
export const MOST_SITES_MS = 600_000

/** For journeys that change what others would notice: a site of their own, whose clock, settings and host are nobody else's. */
export const testOnOwnSite = test.extend<{ site: OwnSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- as fixtures are written
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
    // Of each test: of a worker it would be the next one's as well, who would not be its first account.
    { timeout: MOST_SITES_MS },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})
