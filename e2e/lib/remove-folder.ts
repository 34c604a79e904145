import { rm } from 'node:fs/promises'

/** Called when a run has ended. What failed is kept, to be looked at. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls it so
export default async function removeFolder(): Promise<void> {
  const { E2E_FOLDER } = process.env
  if (E2E_FOLDER === undefined) return
  // The app is still there, and may be making a video.
  await rm(`${E2E_FOLDER}/data`, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
