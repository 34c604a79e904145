import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const INTERRUPTED = 130
const folders = new Set<string>()

/** Runs work with a new, empty folder. Always removes the folder afterwards, even after Ctrl-C. */
export async function withScratchFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  if (folders.size === 0) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, leave)
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-bench-'))
  folders.add(folder)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    folders.delete(folder)
    if (folders.size === 0) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, leave)
  }
}

function leave(): never {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  process.exit(INTERRUPTED)
}
