import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { RunningDayreel } from '../running-dayreel.ts'

const PROGRAM = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
const BAD_INPUT = 2
const FREE_PORT = '65001'

type Running = Pick<RunningDayreel, 'url' | 'output'>

/**
 * Starts a second Dayreel beside the running one. It must name the resource that is in use and exit, without harming
 * the running instance.
 *
 * @returns the problems.
 */
export async function startBeside(
  { url, output }: Running,
  folders: { its: string; another: string },
): Promise<string[]> {
  const saidBefore = output().length
  const { port } = new URL(url)
  const [sameFolder, samePort] = await Promise.all([
    start({ DATA_FOLDER: folders.its, PORT: FREE_PORT }),
    start({ DATA_FOLDER: folders.another, PORT: port }),
  ])
  const problems: string[] = []
  const expect = ({ status, words }: Ended, expected: RegExp): void => {
    if (status !== BAD_INPUT || !expected.test(words)) problems.push(`a second start ended with ${status}: ${words}`)
  }
  expect(sameFolder, /^Another Dayreel is running on the data folder .+\n$/)
  expect(samePort, new RegExp(`^Port ${port} of 127\\.0\\.0\\.1 is in use by another program\\..+\\n$`))
  const said = output().slice(saidBefore)
  if (/error/i.test(said)) problems.push(`beside a second start the first one said: ${said}`)
  return problems
}

type Ended = { status: number | null; words: string }

async function start(settings: NodeJS.ProcessEnv): Promise<Ended> {
  const env = { ...process.env, SITE_URL: '', HOST: '127.0.0.1', ...settings }
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let words = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (words += text))
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, words }
}
