// Takes and releases a lock many times, and prints a line if another process has it at the same time. It dies now and
// then while it has the lock.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tryLock, waitForRelease } from '../machine-lock.ts'

const [folder, rounds, deathRate] = [process.argv[2]!, Number(process.argv[3]), Number(process.argv[4])]
const path = join(folder, 'contended.lock')
const inside = join(folder, 'inside')
const signal = new AbortController().signal

for (let round = 0; round < rounds;) {
  const lock = await tryLock(path)
  if (lock === undefined) {
    await waitForRelease(path, signal, () => undefined)
    continue
  }
  round++
  try {
    writeFileSync(inside, '', { flag: 'wx' })
  } catch {
    process.stdout.write('two processes have the lock\n')
  }
  await new Promise((resolve) => setTimeout(resolve, 1))
  rmSync(inside, { force: true })
  if (Math.random() < deathRate) process.kill(process.pid, 'SIGKILL')
  await lock.release()
}
