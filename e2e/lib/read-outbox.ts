import { join } from 'node:path'
import { outboxPath } from '@dayreel/server/testing/outbox-path'
import type { Page } from '@playwright/test'

/** Data folders of the sites that journeys started for themselves, by origin. */
const ownFolders = new Map<string, string>()

/** Lets `readOutbox` open the outbox of a journey's own site. */
export function addOwnOutbox(origin: string, dataFolder: string): void {
  ownFolders.set(origin, dataFolder)
}

/**
 * Reads the mails in the outbox of the site to which the page's requests go. `npm start` prints the outbox's address.
 */
export async function readOutbox(page: Page): Promise<string[]> {
  const response = await page.request.get(outboxPath(await folderOf(page)))
  if (!response.ok()) throw new Error(`The outbox answered ${response.status()}.`)
  return (await response.text()).split('<article>')
}

async function folderOf(page: Page): Promise<string> {
  const shared = join(process.env['E2E_FOLDER']!, 'data')
  if (ownFolders.size === 0) return shared
  // The page may still be blank, so a request determines the site.
  const { origin } = new URL((await page.request.get('/config.json')).url())
  return ownFolders.get(origin) ?? shared
}
