import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { readConfig, type Config } from '#config'
import { probeWords } from '#costs/probe-words.ts'
import { readCommandLine } from './processes/read-command-line.ts'
import { endWith } from './processes/run-process.ts'

const USAGE = `Usage: npm run check
  Says of everything outside whether it is configured and answers, with the time and the cost of a tiny real call.`
const TIMEOUT_MS = 10_000

type Checked = { name: string; isWrong?: boolean; sentence: string }

/** `npm run check`: whether everything outside answers. Ends with 1 where something that is configured does not. */
async function main(): Promise<void> {
  readCommandLine({ name: 'npm run check', usage: USAGE })
  const config = readConfig(process.env)
  const checked = [await checkWords(config), await checkFiles(config), await checkMail(config), checkPayments(config)]
  for (const { name, isWrong = false, sentence } of checked) {
    process.stdout.write(`${isWrong ? '✗' : '✓'} ${name}: ${sentence}\n`)
  }
  process.exitCode = checked.some(({ isWrong }) => isWrong) ? 1 : 0
}

async function checkWords({ models }: Config): Promise<Checked> {
  if (models.text === undefined) return { name: 'Words', sentence: 'the built-in writer; TEXT_PROVIDER is not set.' }
  const { isWorking, sentence, dollars } = await probeWords(models)
  const cost = dollars === null ? 'Its cost is not known: no prices are set.' : `It cost $${dollars.toFixed(6)}.`
  return { name: 'Words', isWrong: !isWorking, sentence: isWorking ? `${sentence} ${cost}` : sentence }
}

async function checkFiles({ dataFolder }: Config): Promise<Checked> {
  const file = join(dataFolder, `.check-${process.pid}`)
  const started = performance.now()
  try {
    await mkdir(dataFolder, { recursive: true })
    await writeFile(file, 'x')
    await rm(file)
    return { name: 'Storage', sentence: `${dataFolder} can be written, ${elapsed(started)}.` }
  } catch {
    return { name: 'Storage', isWrong: true, sentence: `${dataFolder} cannot be written. Choose another DATA_FOLDER.` }
  }
}

async function checkMail({ mail: { smtpUrl } }: Config): Promise<Checked> {
  if (smtpUrl === undefined) return { name: 'Mail', sentence: 'the outbox page; SMTP_URL is not set.' }
  const transport = createTransport({ url: smtpUrl, connectionTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS })
  const started = performance.now()
  const isThere = await transport.verify().catch(() => false)
  transport.close()
  if (isThere) return { name: 'Mail', sentence: `the mail server answers, ${elapsed(started)}.` }
  return { name: 'Mail', isWrong: true, sentence: 'the mail server does not answer, or refuses SMTP_URL’s password.' }
}

function checkPayments({ payments }: Config): Checked {
  return { name: 'Payments', sentence: payments === undefined ? 'not set up.' : 'set up.' }
}

function elapsed(started: number): string {
  return `${((performance.now() - started) / 1_000).toFixed(2)} s`
}

await main().catch(endWith)
