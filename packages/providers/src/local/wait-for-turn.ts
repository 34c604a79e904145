import { type MachineLock, tryLock, waitForRelease } from './machine-lock.ts'

/**
 * Waits until this process may use a model of this machine. All waiting processes know their places in the queue.
 *
 * @param onPlace called with the place, starting at 1.
 */
export async function waitForTurn(
  path: string,
  signal: AbortSignal,
  onPlace: (place: number) => void,
): Promise<MachineLock> {
  for (;;) {
    signal.throwIfAborted()
    const lock = await tryLock(path)
    if (lock !== undefined) {
      lock.notify(String)
      return lock
    }
    let place = 1
    await waitForRelease(path, signal, (line) => {
      place = Number(line)
      onPlace(place)
    })
    // The process that waited longest tries first.
    await new Promise((resolve) => setTimeout(resolve, (place - 1) * 20))
  }
}
