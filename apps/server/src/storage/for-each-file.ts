/**
 * The number of files that an operator's command processes at a time, because a call to a bucket has a latency of some
 * hundredths of a second. Each file uses at most 16 MB of memory.
 */
const FILES_AT_ONCE = 8

/**
 * Processes all files, a few at a time. After an error, starts no further file. Settles when all running work has
 * ended.
 *
 * @throws the first error.
 */
export async function forEachFile<File>(
  files: AsyncIterable<File> | Iterable<File>,
  work: (file: File) => Promise<void>,
  atOnce = FILES_AT_ONCE,
): Promise<void> {
  const running = new Set<Promise<void>>()
  const faults: unknown[] = []
  try {
    for await (const file of files) {
      const one: Promise<void> = work(file)
        .catch((error: unknown) => void faults.push(error))
        .finally(() => running.delete(one))
      running.add(one)
      if (running.size >= atOnce) await Promise.race(running)
      if (faults.length > 0) break
    }
  } finally {
    await Promise.all(running)
  }
  if (faults.length > 0) throw faults[0]
}
