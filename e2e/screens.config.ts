import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

const servers = [journeys.webServer ?? []].flat()

/** Not a test: takes the site's screenshots of the app, with full-size videos. */
export default defineConfig({
  ...journeys,
  webServer: servers.map((server) => ({ ...server, env: { ...server.env, VIDEO_SIZE_PERCENT: '100' } })),
  testDir: 'screens',
  timeout: 600_000,
  workers: 1,
})
