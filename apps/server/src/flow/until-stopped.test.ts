import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const MODULE = new URL('./until-stopped.ts', import.meta.url).href
const CHILD = `const { untilStopped } = await import('${MODULE}'); const stopped = untilStopped(); if (process.connected) process.send('ready'); console.log(await stopped)`
/** A child that loads slowly. */
const SLOW = `process.send('loading'); await new Promise((resolve) => process.once('disconnect', resolve)); ${CHILD}`
/**
 * A child whose work ends on a message. Its timers never fire, so that two stops count as one even on a slow machine.
 */
const BUSY = `globalThis.setTimeout = () => ({ unref() {} }); ${CHILD}; process.send('stopping'); await new Promise((resolve) => process.once('message', resolve)); process.exit(0)`

/**
 * Starts a process that is idle once it is stopped. Like all our commands under npm, it has a channel to its parent.
 */
async function startWaiting(program = CHILD) {
  const options = ['--input-type=module', '--eval', program]
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  await once(child, 'message')
  return child
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'npm run auth: the channel to its parent does not keep a process alive after %s',
  async (signal) => {
    const child = await startWaiting()
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([0, null])
  },
)

test('npm run auth: stops when its parent has ended', async () => {
  const child = await startWaiting()
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('stops if its parent ended while it was loading', async () => {
  const child = await startWaiting(SLOW)
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('a second stop, from the terminal and the parent, does not interrupt the shutdown', async () => {
  const child = await startWaiting(BUSY)
  child.kill('SIGINT')
  expect(await once(child, 'message')).toEqual(['stopping', undefined])
  child.kill('SIGINT')
  child.send('finished')
  expect(await once(child, 'exit')).toEqual([0, null])
})
