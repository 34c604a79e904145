/** Resolves, once, with why this process is to end: a signal, or the end of the process that started it. */
export function untilStopped(): Promise<string> {
  return new Promise((resolve) => {
    // A second signal finds no listener and ends the process at once.
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => resolve(signal))
    // Whoever started this process holds the other end of the channel; it closes however they die.
    if (process.channel) process.once('disconnect', () => resolve('the parent process ended'))
  })
}
