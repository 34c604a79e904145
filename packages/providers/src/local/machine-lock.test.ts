import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isLocked, tryLock, waitForRelease } from './machine-lock.ts'

const CONTENDER = fileURLToPath(new URL('test/contend-for-lock.ts', import.meta.url))
const PROCESSES = 6
const ROUNDS = 15
const signal = () => new AbortController().signal

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dayreel-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a process that takes the lock some times. Returns what it printed. */
function contend(rounds: number, deathRate: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CONTENDER, folder, String(rounds), String(deathRate)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let printed = ''
    child.stdout.on('data', (bytes: Buffer) => (printed += bytes.toString()))
    child.once('error', reject)
    child.once('close', (code, killedBy) =>
      code === 0 || killedBy === 'SIGKILL' ? resolve(printed) : reject(new Error(`status ${code}`)),
    )
  })
}

test('many processes hold the lock one after the other, although some are killed while they hold it', async () => {
  const printed = await Promise.all(
    Array.from({ length: PROCESSES }, async () => {
      const first = await contend(ROUNDS, 0.1)
      return first + (await contend(ROUNDS, 0.1))
    }),
  )
  expect(printed.join('')).toBe('')
  const lock = await tryLock(join(folder, 'contended.lock'))
  expect(lock).toBeDefined()
  await lock!.release()
  expect(readdirSync(folder).filter((name) => name.endsWith('.sock'))).toEqual([])
}, 60_000)

test('of many attempts at the same moment exactly one succeeds', async () => {
  await contend(1, 1) // Leaves the socket of a dead process behind.
  const path = join(folder, 'contended.lock')
  const attempts = await Promise.all(Array.from({ length: 20 }, () => tryLock(path)))
  const [held, ...others] = attempts.filter((each) => each !== undefined)
  expect(others).toEqual([])
  expect(await isLocked(path)).toBe(true)
  await held!.release()
  expect(await isLocked(path)).toBe(false)
})

test('waiting processes learn their place, and a waiting one can give up', async () => {
  const path = join(folder, 'lock')
  const lock = (await tryLock(path))!
  lock.notify(String)
  const places: string[] = []
  const first = waitForRelease(path, signal(), (line) => places.push(`first ${line}`))
  await expect.poll(() => places).toEqual(['first 1'])
  const giveUp = new AbortController()
  const second = waitForRelease(path, giveUp.signal, (line) => places.push(`second ${line}`))
  await expect.poll(() => places).toContain('second 2')
  giveUp.abort(new Error('gave up'))
  await expect(second).rejects.toThrow('gave up')
  await lock.release()
  await first
})

test('a path that is too long for a socket can be locked', async () => {
  const path = join(folder, 'x'.repeat(120), 'lock')
  const lock = await tryLock(path)
  expect(await tryLock(path)).toBeUndefined()
  await lock!.release()
})
