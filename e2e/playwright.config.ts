import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@dayreel/server/testing/free-port'
import { defineConfig } from '@playwright/test'
import { unpackChromium } from './lib/unpack-chromium.ts'

// Every process of a run reads this file. The first process chooses the port and the folder, and the others inherit
// them.
process.env['E2E_PORT'] ??= String(await freePort())
process.env['E2E_FOLDER'] ??= mkdtempSync(join(tmpdir(), 'dayreel-e2e-'))
process.env['E2E_TEXTS_URL'] ??= `http://127.0.0.1:${await freePort()}/`
// `npm run stutter` sets a proxy that delays all requests of pages.
const { E2E_PORT: port, E2E_FOLDER: folder, E2E_TEXTS_URL: textsUrl, E2E_PROXY: proxy } = process.env
const chromium = await unpackChromium()
/** Includes the build of the web app, which takes minutes on a busy machine. */
const START_MS = 600_000

/** A generous limit, because all tests of a run use the same IP address. */
const PLENTY = { points: 10_000, seconds: 60 }

export default defineConfig({
  testDir: 'journeys',
  outputDir: join(folder, 'results'),
  globalTeardown: './lib/remove-folder.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 1, // A test that passes on its second try is reported as flaky.
  // A limit for hanging tests only. The longest test takes 60 s, and several times as long on a busy machine.
  timeout: 600_000,
  expect: { timeout: 40_000 },
  reportSlowTests: { max: 12, threshold: 20_000 },
  reporter: process.stdout.isTTY ? 'list' : 'dot',
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording traces takes a fifth of the time, even if no trace is kept. `--trace retain-on-failure` enables it.
    trace: 'off',
    actionTimeout: 120_000, // Without it, a click on a missing button waits until the test's timeout.
    locale: 'en-GB', // The tests expect this date format.
    screenshot: 'only-on-failure',
    // Clips behind every page would use a whole core. The tests of motion enable them.
    contextOptions: { reducedMotion: 'reduce' },
    ...(chromium === undefined ? { channel: 'chrome' } : {}),
    launchOptions: {
      ...(proxy === undefined ? {} : { proxy: { server: proxy } }),
      ...(chromium === undefined ? {} : { executablePath: chromium.executablePath }),
      env: { ...process.env, ...chromium?.env },
      // Pages of a test are left before compiled scripts pay off. Without the compilers, pages take 7 % less processor.
      args: ['--no-sandbox', '--disable-gpu', '--js-flags=--no-opt,--no-maglev,--no-sparkplug'],
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
        VIDEO_SIZE_PERCENT: '25', // The studio's own tests use the full size.
        PICTURE_WAIT_SECONDS: '60', // The maximum, because workers are busy with the videos of other journeys.
        AUTH_EMAIL_AUTOCONFIRM: 'off', // Registration includes the confirmation mail, like on a real installation.
        AUTH_MAIL_INTERVAL_SECONDS: '0', // A journey requests two mails within a minute.
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
