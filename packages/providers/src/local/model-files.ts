import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { LocalModel } from './local-models.ts'

const RECORD = z.object({
  sha256: z.string(),
  bytes: z.number(),
  commit: z.string(),
  tokensPerSecond: z.number().nullable(),
})
/** What is known about a complete file. It is written last, so a file without a record is not used. */
type FileRecord = z.infer<typeof RECORD>

export type ModelPaths = { file: string; part: string; record: string; lock: string }

/** @param folder the folder of all local models. */
export function pathsOf(folder: string, { name, sha256Start }: LocalModel): ModelPaths {
  const file = join(folder, `${name}.gguf`)
  // A part belongs to one content, so a newer catalogue never continues an old part.
  return {
    file,
    part: join(folder, `${name}.${sha256Start}.part`),
    record: join(folder, `${name}.json`),
    lock: join(folder, `${name}.lock`),
  }
}

/** `broken`: there is a file that is not the model's; it has to be added again. */
export type ModelState =
  | { state: 'absent' }
  | { state: 'broken' }
  | { state: 'partial'; doneBytes: number }
  | { state: 'ready'; sha256: string; tokensPerSecond: number | null }

/** Reads the state of a model's files. It compares sizes only; `checkModel` reads the content. */
export async function readModelState(folder: string, model: LocalModel): Promise<ModelState> {
  const { file, part } = pathsOf(folder, model)
  const [size, partSize, record] = await Promise.all([sizeOf(file), sizeOf(part), readRecord(folder, model)])
  if (size === model.bytes && record?.bytes === size && record.sha256.startsWith(model.sha256Start)) {
    return { state: 'ready', sha256: record.sha256, tokensPerSecond: record.tokensPerSecond }
  }
  if (partSize !== undefined) return { state: 'partial', doneBytes: partSize }
  return { state: size === undefined ? 'absent' : 'broken' }
}

/** Reads the whole file and compares its checksum. A wrong file is no longer used. Returns whether it is right. */
export async function checkModel(folder: string, model: LocalModel, signal: AbortSignal): Promise<boolean> {
  const { file, record } = pathsOf(folder, model)
  const known = await readRecord(folder, model)
  if (known === undefined || (await sizeOf(file)) !== model.bytes) return false
  if ((await hashFile(file, signal)).digest('hex') === known.sha256) return true
  await rm(record, { force: true })
  return false
}

/** Makes a complete, checked file the model's file. */
export async function acceptFile(folder: string, model: LocalModel, from: string, sha256: string): Promise<void> {
  const { file } = pathsOf(folder, model)
  const handle = await open(from, 'r+')
  await handle.sync().finally(() => handle.close())
  await rename(from, file)
  await saveRecord(folder, model, { sha256, bytes: model.bytes, commit: model.commit, tokensPerSecond: null })
}

/** Saves the speed of a model on this machine, in tokens per second. */
export async function saveSpeed(folder: string, model: LocalModel, tokensPerSecond: number): Promise<void> {
  const record = await readRecord(folder, model)
  if (record !== undefined) await saveRecord(folder, model, { ...record, tokensPerSecond })
}

/** Removes a model's files, including a partial file. */
export async function removeModel(folder: string, model: LocalModel): Promise<void> {
  const { file, part, record } = pathsOf(folder, model)
  for (const path of [record, file, part]) await rm(path, { force: true })
}

/** Hashes a file's content. */
export async function hashFile(file: string, signal: AbortSignal): Promise<Hash> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20, signal })) hash.update(chunk as Buffer)
  return hash
}

export async function sizeOf(file: string): Promise<number | undefined> {
  return (await stat(file).catch(() => undefined))?.size
}

async function readRecord(folder: string, model: LocalModel): Promise<FileRecord | undefined> {
  const text = await readFile(pathsOf(folder, model).record, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return RECORD.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

async function saveRecord(folder: string, model: LocalModel, record: FileRecord): Promise<void> {
  const { record: path } = pathsOf(folder, model)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(`${path}.new`, `${JSON.stringify(record)}\n`, { flush: true })
  await rename(`${path}.new`, path)
}
