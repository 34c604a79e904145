import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

const servers = [journeys.webServer ?? []].flat()

/** Takes the site's screenshots of the app, with full-size videos. It is not a test. */
export default defineConfig({
  ...journeys,
  webServer: servers.map((server) => ({ ...server, env: { ...server.env, VIDEO_SIZE_PERCENT: '100' } })),
  testDir: 'screens',
  timeout: 600_000,
  workers: 1,
})
