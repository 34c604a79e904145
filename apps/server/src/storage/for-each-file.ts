/**
 * The number of files that a command of the operator works on at a time. Each call of a bucket takes some hundredths of a
 * second for a file of any size. Each file uses at most 16 MB of memory.
 */
const FILES_AT_ONCE = 8

/**
 * Does the work for each file, a few files at a time. After a fault, no further file begins. Resolves when no work is
 * running any more.
 *
 * @throws the first fault.
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
