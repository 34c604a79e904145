import { launch, type LaunchedChrome } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { compressedBytes, MAX_SCRIPT_BYTES } from '../e2e/lib/script-size.ts'
import { unpackChromium } from '../e2e/lib/unpack-chromium.ts'
import { buildWeb } from '../scripts/build-web.ts'
import { describeMachine, machineSentence } from './machine.ts'
import { keepResults, median } from './results.ts'
import { startDayreel } from './running-dayreel.ts'
import { withScratchFolder } from './scratch-folder.ts'

const INDEXED = [
  '/',
  '/features',
  '/pricing',
  '/about',
  '/templates',
  '/testimonials',
  '/contact',
  '/report',
  '/terms-of-service',
  '/privacy-policy',
]
const NOT_INDEXED = ['/login', '/register', '/farewell', '/payment-success']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const RUNS = 5
const USAGE = 'npm run bench:web -- [--quick] [PATH …]   (quick: one run a page; paths such as /pricing)'

type Scores = Record<(typeof CATEGORIES)[number], number>
type Result = { path: string; scores: Scores; lcpMs: number; scriptBytes: number; failed: string[] }

/**
 * Scores the public pages with Lighthouse as on a phone with a slow network. It uses the production build, served as in
 * production, and takes the median of five runs. The exit status is 1 if a target is missed.
 */
async function main(args: readonly string[]): Promise<void> {
  const unknown = args.find((arg) => arg !== '--quick' && !arg.startsWith('/'))
  if (unknown !== undefined) throw new Error(`"${unknown}" is unknown. ${USAGE}`)
  const isQuick = args.includes('--quick')
  const wanted = args.filter((arg) => arg.startsWith('/'))
  const paths = wanted.length > 0 ? wanted : [...INDEXED, ...NOT_INDEXED]
  const machine = describeMachine()
  process.stdout.write(`${machineSentence(machine)}\n`)
  await buildWeb()
  const results: Result[] = []
  await withScratchFolder(async (folder) => {
    const dayreel = await startDayreel(folder, { LOG_LEVEL: 'error' })
    const chrome = await openChrome()
    try {
      process.stdout.write(row('page', CATEGORIES, 'LCP', 'script'))
      for (const path of paths) {
        const result = await score(`${dayreel.url}${path}`, path, chrome, isQuick ? 1 : RUNS)
        results.push(result)
        const { scores, lcpMs, scriptBytes } = result
        const numbers = CATEGORIES.map((name) => String(scores[name]))
        process.stdout.write(
          row(path, numbers, `${(lcpMs / 1000).toFixed(1)} s`, `${(scriptBytes / 1024).toFixed(1)} KB`),
        )
      }
    } finally {
      chrome.kill()
      await dayreel.stop()
    }
  })
  const file = await keepResults('web', { machine, quick: isQuick, results })
  const missed = results.flatMap(missedBy)
  for (const line of missed) process.stdout.write(`missed: ${line}\n`)
  process.stdout.write(`Kept as ${file}\n`)
  if (missed.length > 0) process.exitCode = 1
}

async function openChrome(): Promise<LaunchedChrome> {
  const chromium = await unpackChromium()
  return launch({
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'],
    ...(chromium && { chromePath: chromium.executablePath, envVars: { ...process.env, ...chromium.env } }),
  })
}

async function score(url: string, path: string, { port }: LaunchedChrome, runs: number): Promise<Result> {
  const all: { scores: Scores; lcpMs: number; failed: string[] }[] = []
  for (let run = 0; run < runs; run++) all.push(await scoreOnce(url, port))
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, median(all.map(({ scores }) => scores[name]))]),
  ) as Scores
  return {
    path,
    scores,
    lcpMs: median(all.map(({ lcpMs }) => lcpMs)),
    scriptBytes: await scriptBytesOf(url),
    failed: [...new Set(all.flatMap(({ failed }) => failed))],
  }
}

async function scoreOnce(url: string, port: number): Promise<{ scores: Scores; lcpMs: number; failed: string[] }> {
  const report = (await lighthouse(url, { port, logLevel: 'silent', output: 'json', onlyCategories: [...CATEGORIES] }))
    ?.lhr
  if (report === undefined || report.runtimeError !== undefined) {
    throw new Error(`Lighthouse could not audit ${url}: ${report?.runtimeError?.message ?? 'no report'}`)
  }
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round(100 * (report.categories[name]?.score ?? 0))]),
  ) as Scores
  const decided = CATEGORIES.slice(1).flatMap((name) => report.categories[name]?.auditRefs ?? [])
  const failed = decided
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
  return { scores, lcpMs: report.audits['largest-contentful-paint']?.numericValue ?? Number.NaN, failed }
}

/**
 * Returns the compressed size of the page's own scripts that its HTML names. These scripts load before the page is
 * usable.
 */
async function scriptBytesOf(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  const files = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file))
  const sizes = [...files].map(async (file) => compressedBytes(await (await fetch(new URL(file, url))).text()))
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

function missedBy({ path, scores, scriptBytes, failed }: Result): string[] {
  const names = CATEGORIES.filter((name) => name !== 'seo' || INDEXED.includes(path))
  const low = names.filter((name) => scores[name] < TARGETS[name])
  return [
    ...low.map((name) => `${path} ${name} ${scores[name]} of ${TARGETS[name]} (${failed.join(', ') || 'timings'})`),
    ...(scriptBytes > MAX_SCRIPT_BYTES
      ? [`${path} has ${scriptBytes} bytes of script, at most ${MAX_SCRIPT_BYTES}`]
      : []),
  ]
}

function row(path: string, scores: readonly string[], lcp: string, script: string): string {
  return `${path.padEnd(19)}${scores.map((score) => score.padEnd(15)).join('')}${lcp.padEnd(8)}${script}\n`
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
