import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@dayreel/server/testing/free-port'
import { defineConfig } from '@playwright/test'
import { unpackChromium } from './lib/unpack-chromium.ts'

// This file is read again in every process of a run; the first has chosen port and folder, the others find them here.
process.env['E2E_PORT'] ??= String(await freePort())
process.env['E2E_FOLDER'] ??= mkdtempSync(join(tmpdir(), 'dayreel-e2e-'))
process.env['E2E_TEXTS_URL'] ??= `http://127.0.0.1:${await freePort()}/`
// `npm run stutter` gives a proxy through which all that pages ask is late.
const { E2E_PORT: port, E2E_FOLDER: folder, E2E_TEXTS_URL: textsUrl, E2E_PROXY: proxy } = process.env
const chromium = await unpackChromium()
const START_MS = 180_000

/** A generous limit: every test of a run comes from one address. */
const PLENTY = { points: 10_000, seconds: 60 }

export default defineConfig({
  testDir: 'journeys',
  outputDir: join(folder, 'results'),
  globalTeardown: './lib/remove-folder.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 240_000, // a machine that is busy with the other tests takes several times as long
  expect: { timeout: 20_000 },
  reporter: process.stdout.isTTY ? 'list' : 'dot',
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace of each takes a fifth of their time, whether one is kept or not: `--trace retain-on-failure` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Clips that play behind every page take a core from whatever else is tested; the tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    ...(chromium === undefined ? { channel: 'chrome' } : {}),
    launchOptions: {
      ...(proxy === undefined ? {} : { proxy: { server: proxy } }),
      ...(chromium === undefined ? {} : { executablePath: chromium.executablePath }),
      env: { ...process.env, ...chromium?.env },
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
  webServer: [
    {
      command: 'node lib/text-inbox.ts',
      url: textsUrl,
      env: { PORT: new URL(textsUrl).port },
    },
    {
      command: 'node ../scripts/start.ts',
      url: `http://localhost:${port}/health/ready`,
      timeout: START_MS,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      stdout: 'ignore',
      stderr: 'pipe',
      env: {
        PORT: port,
        DATA_FOLDER: join(folder, 'data'),
        LOG_LEVEL: 'error',
        VIDEO_SIZE_PERCENT: '25', // the studio's own tests make whole frames
        PICTURE_WAIT_SECONDS: '60', // as long as it may be: workers are busy with the videos of other journeys
        AUTH_EMAIL_AUTOCONFIRM: 'off', // registering is followed as on a real installation: through the mail
        AUTH_MAIL_INTERVAL_SECONDS: '0', // a journey asks for two mails within a minute
        SMS_URL: textsUrl,
        AUTH_SMS_INTERVAL_SECONDS: '0',
        AUTH_RATE_LIMITS: JSON.stringify(
          Object.fromEntries(
            [
              'signup',
              'token',
              'verify',
              'recover',
              'user',
              'challenge',
              'factor',
              'bearer',
              'callback',
              'mailsPerNetwork',
              'textsPerNetwork',
            ].map((name) => [name, PLENTY]),
          ),
        ),
      },
    },
  ],
})
