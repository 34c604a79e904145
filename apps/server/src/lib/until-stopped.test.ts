import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const MODULE = new URL('./until-stopped.ts', import.meta.url).href
const CHILD = `const { untilStopped } = await import('${MODULE}'); const stopped = untilStopped(); if (process.connected) process.send('ready'); console.log(await stopped)`
/** One that is slow to load. */
const SLOW = `process.send('loading'); await new Promise((resolve) => process.once('disconnect', resolve)); ${CHILD}`
/** One that has something to finish, until it is told that it has. For it no time passes: however slow this machine, both stops come at once. */
const BUSY = `globalThis.setTimeout = () => ({ unref() {} }); ${CHILD}; process.send('stopping'); await new Promise((resolve) => process.once('message', resolve)); process.exit(0)`

/** A process that has nothing left to do once it is stopped, with the channel that every command of ours has to its parent. */
async function startWaiting(program = CHILD) {
  const options = ['--input-type=module', '--eval', program]
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  await once(child, 'message')
  return child
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'npm run auth: a process that was told to stop by %s is not kept alive by the channel to its parent',
  async (signal) => {
    const child = await startWaiting()
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([0, null])
  },
)

test('npm run auth: it stops when its parent has gone', async () => {
  const child = await startWaiting()
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('it stops when its parent went while it was loading', async () => {
  const child = await startWaiting(SLOW)
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('a stop that arrives twice, from the terminal and passed on, does not cut off what is being finished', async () => {
  const child = await startWaiting(BUSY)
  child.kill('SIGINT')
  expect(await once(child, 'message')).toEqual(['stopping', undefined])
  child.kill('SIGINT')
  child.send('finished')
  expect(await once(child, 'exit')).toEqual([0, null])
})
