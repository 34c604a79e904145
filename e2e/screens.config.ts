import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Not a test: takes the pictures of the app that the site shows, of the app itself. */
export default defineConfig(journeys, {
  testDir: 'screens',
  timeout: 600_000,
  workers: 1,
  use: { trace: 'off' },
})
