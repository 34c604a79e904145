import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { LocalModel } from './local-model.ts'

/** The checksum and the size of a complete file. */
const FILE = z.object({ sha256: z.string(), bytes: z.number() })
const RECORD = z.object({ files: z.record(z.string(), FILE), speed: z.number().nullable() })
/** Until release 0.2.0, a model was one GGUF file. */
const FIRST_RECORD = FILE.extend({ tokensPerSecond: z.number().nullable() }).transform(
  ({ sha256, bytes, tokensPerSecond }) => ({ files: { gguf: { sha256, bytes } }, speed: tokensPerSecond }),
)
const ANY_RECORD = z.union([RECORD, FIRST_RECORD])

/**
 * The checksums and sizes of a model's complete files, by suffix, and its speed. A file is recorded after it was
 * checked and renamed, so a file without an entry is not used.
 */
export type ModelRecord = z.infer<typeof RECORD>

/** Reads a model's record. Undefined if there is none, or if it is unreadable. */
export async function readRecord(folder: string, model: LocalModel): Promise<ModelRecord | undefined> {
  const text = await readFile(pathOf(folder, model), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return ANY_RECORD.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** @param record undefined removes the record. */
export async function saveRecord(folder: string, model: LocalModel, record: ModelRecord | undefined): Promise<void> {
  const path = pathOf(folder, model)
  if (record === undefined) return rm(path, { force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(`${path}.new`, `${JSON.stringify(record)}\n`, { flush: true })
  await rename(`${path}.new`, path)
}

function pathOf(folder: string, { name }: LocalModel): string {
  return join(folder, `${name}.json`)
}
