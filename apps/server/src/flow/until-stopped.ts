/**
 * Two signals within this many milliseconds count as one, because Ctrl-C comes from the terminal and again from the
 * parent.
 */
const SAME_SIGNAL_MS = 1_000
const ignore = (): void => undefined

/** Resolves with the first reason to stop: a signal or the end of the parent process. */
export function untilStopped(): Promise<string> {
  return new Promise((resolve) => {
    const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
    const stop = (reason: string): void => {
      // Some time later, a further signal finds no listener and ends the process immediately. The listener for the end
      // of the channel is removed too, because it would keep the process alive until the parent ends.
      for (const signal of signals) process.on(signal, ignore).off(signal, stop)
      setTimeout(() => signals.forEach((signal) => process.off(signal, ignore)), SAME_SIGNAL_MS).unref()
      process.off('disconnect', onDisconnect)
      resolve(reason)
    }
    const onDisconnect = (): void => stop('the parent process ended')
    for (const signal of signals) process.on(signal, stop)
    // The parent may have ended while this process was still loading.
    if (process.send !== undefined && !process.connected) stop('the parent process ended')
    // The parent holds the other end of the channel. The channel closes if the parent dies in any way.
    if (process.channel) process.on('disconnect', onDisconnect)
  })
}
