import { rm } from 'node:fs/promises'

/** Removes the site's data at the end of a run. The screenshots of failed tests stay in `results`, beside it. */
// oxlint-disable-next-line import/no-default-export -- Playwright requires a default export
export default async function removeFolder(): Promise<void> {
  const { E2E_FOLDER } = process.env
  if (E2E_FOLDER === undefined) return
  // The app is still running and may be making a video, so the removal is retried.
  await rm(`${E2E_FOLDER}/data`, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
