import { expect, test, vi } from 'vitest'
import { keepRunning, TryAgainError, type Life } from './keep-running.ts'

const PATIENT = { timeout: 60_000 }

/** Creates runs that a test can end. */
function createLives() {
  const ends: ((how: string) => void)[] = []
  const stopped: number[] = []
  const start = async (): Promise<Life> => {
    const number = ends.length
    const ended = new Promise<string>((resolve) => ends.push(resolve))
    return {
      ended,
      async stop() {
        stopped.push(number)
        ends[number]!('stopped')
      },
    }
  }
  return { start, stopped, count: () => ends.length, end: (number: number) => ends[number]!('SIGKILL') }
}

test('does not retry a failed first start', async () => {
  const start = vi.fn<() => Promise<Life>>().mockRejectedValue(new Error('the port is taken'))
  await expect(keepRunning({ name: 'server', start, say: () => undefined })).rejects.toThrow('the port is taken')
  expect(start).toHaveBeenCalledOnce()
})

test('retries a first start that failed because the database was missing', async () => {
  const said: string[] = []
  const lives = createLives()
  const start = vi
    .fn(lives.start)
    .mockRejectedValueOnce(new TryAgainError('it ended with status 75 before it was ready'))
  const kept = await keepRunning({ name: 'server', start, say: (sentence) => said.push(sentence) })
  expect(said).toEqual([
    'The server could not be started: it ended with status 75 before it was ready. It is tried again.',
  ])
  expect(lives.count()).toBe(1)
  await kept.stop()
})

test('restarts a process that ended, until it is stopped', async () => {
  const said: string[] = []
  const lives = createLives()
  const kept = await keepRunning({ name: 'server', start: lives.start, say: (sentence) => said.push(sentence) })
  lives.end(0)
  await vi.waitFor(() => expect(said).toEqual(['The server ended (SIGKILL) and is started again.']), PATIENT)
  await vi.waitFor(() => expect(lives.count()).toBe(2), PATIENT)
  await kept.stop()
  expect(lives.stopped).toEqual([1])
  expect(lives.count()).toBe(2)
  expect(said).toHaveLength(1)
})
