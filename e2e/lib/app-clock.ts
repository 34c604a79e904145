import { join } from 'node:path'
import { ageSitePosts, setSiteClock } from '@dayreel/server/testing/site-clock'
import type { OwnSite } from './own-site.ts'

/**
 * Sets the clock of a site's due work, as the server's own tests do. The clock continues from there. Only a journey
 * with its own site may use this function.
 */
export function moveAppClock({ folder }: OwnSite, moment: Date): Promise<void> {
  return setSiteClock(folder, moment.toISOString())
}

/** Ages only the posts that a platform is still working on, by a day and an hour. */
export function ageStuckPosts(): Promise<void> {
  return ageSitePosts(join(process.env['E2E_FOLDER']!, 'data'), '[tt:stuck]')
}
