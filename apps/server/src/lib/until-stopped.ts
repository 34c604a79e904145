/** Ctrl-C comes from the terminal, and again from whoever started this process and passes it on: within this time they are one. */
const SAME_SIGNAL_MS = 1_000
const ignore = (): void => undefined

/** Resolves, once, with why this process is to end: a signal, or the end of the process that started it. */
export function untilStopped(): Promise<string> {
  return new Promise((resolve) => {
    const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
    const stop = (reason: string): void => {
      // A later signal finds no listener and ends the process at once. And whoever listens for the end of the channel is kept
      // alive by it, until the parent ends: nothing of this may be left when all else has been closed.
      for (const signal of signals) process.on(signal, ignore).off(signal, stop)
      setTimeout(() => signals.forEach((signal) => process.off(signal, ignore)), SAME_SIGNAL_MS).unref()
      process.off('disconnect', onDisconnect)
      resolve(reason)
    }
    const onDisconnect = (): void => stop('the parent process ended')
    for (const signal of signals) process.on(signal, stop)
    // A parent may end while this process still loads what it works with.
    if (process.send !== undefined && !process.connected) stop('the parent process ended')
    // Whoever started this process holds the other end of the channel; it closes however they die.
    if (process.channel) process.on('disconnect', onDisconnect)
  })
}
