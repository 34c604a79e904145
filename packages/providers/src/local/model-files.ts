import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocalModel, ModelFile } from './local-model.ts'
import { readRecord, saveRecord } from './model-record.ts'

/** The hex digits of a checksum in the name of a partial file. */
const DIGITS_IN_NAME = 16

type FilePaths = { file: string; part: string }

/**
 * Returns the paths of one of a model's files.
 *
 * @param folder the folder of all local models.
 */
export function pathsOf(folder: string, { name }: LocalModel, { suffix, sha256 }: ModelFile): FilePaths {
  // A part belongs to one content, so a newer catalogue never continues an old part.
  return {
    file: join(folder, `${name}.${suffix}`),
    part: join(folder, `${name}.${sha256.slice(0, DIGITS_IN_NAME)}.part`),
  }
}

/** Returns the path of the lock of a model's download. */
export function lockPathOf(folder: string, { name }: LocalModel): string {
  return join(folder, `${name}.lock`)
}

/**
 * `partial`: some bytes are on the disk. `broken`: none are, but a wrong file is in their place, so the model has to be
 * added again.
 */
export type ModelState =
  | { state: 'absent' }
  | { state: 'broken' }
  | { state: 'partial'; doneBytes: number }
  | {
      state: 'ready'
      /** Tokens per second of a writer, or seconds of speech per second of a voice. Null if it was not measured. */
      speed: number | null
    }

/** The state of a file. `complete`: it was checked when it was added, and its size is still right. */
type FileState = { state: 'complete' } | { state: 'partial'; doneBytes: number } | { state: 'absent' | 'broken' }

/** Reads the state of a model's files. It compares sizes only; `checkModel` reads the content. */
export async function readModelState(folder: string, model: LocalModel): Promise<ModelState> {
  const states = await readFileStates(folder, model)
  if (states.every(({ state }) => state === 'complete')) {
    return { state: 'ready', speed: (await readRecord(folder, model))?.speed ?? null }
  }
  const doneBytes = sumDoneBytes(model, states)
  if (doneBytes > 0) return { state: 'partial', doneBytes }
  return { state: states.some(({ state }) => state === 'broken') ? 'broken' : 'absent' }
}

/** Returns the files of a model that are not complete, and the bytes of the model that are there already. */
export async function findMissing(
  folder: string,
  model: LocalModel,
): Promise<{ missing: readonly ModelFile[]; doneBytes: number }> {
  const states = await readFileStates(folder, model)
  return {
    missing: model.files.filter((_file, i) => states[i]!.state !== 'complete'),
    doneBytes: sumDoneBytes(model, states),
  }
}

async function readFileStates(folder: string, model: LocalModel): Promise<FileState[]> {
  const record = await readRecord(folder, model)
  return Promise.all(
    model.files.map(async (listed): Promise<FileState> => {
      const { file, part } = pathsOf(folder, model, listed)
      const known = record?.files[listed.suffix]
      const [size, partSize] = await Promise.all([sizeOf(file), sizeOf(part)])
      if (size === listed.bytes && known?.bytes === size && known.sha256.startsWith(listed.sha256)) {
        return { state: 'complete' }
      }
      if (partSize !== undefined) return { state: 'partial', doneBytes: partSize }
      return { state: size === undefined ? 'absent' : 'broken' }
    }),
  )
}

function sumDoneBytes({ files }: LocalModel, states: readonly FileState[]): number {
  const doneBytes = states.map((file, i) =>
    file.state === 'complete' ? files[i]!.bytes : file.state === 'partial' ? file.doneBytes : 0,
  )
  return doneBytes.reduce((sum, each) => sum + each, 0)
}

/**
 * Reads all files of a model and compares their checksums. A wrong file is no longer used. Returns whether all are
 * right.
 */
export async function checkModel(folder: string, model: LocalModel, signal: AbortSignal): Promise<boolean> {
  const record = await readRecord(folder, model)
  if (record === undefined) return false
  const right: typeof record.files = {}
  for (const listed of model.files) {
    const { file } = pathsOf(folder, model, listed)
    const known = record.files[listed.suffix]
    if (known === undefined || (await sizeOf(file)) !== listed.bytes) continue
    if ((await hashFile(file, signal)).digest('hex') === known.sha256) right[listed.suffix] = known
  }
  if (Object.keys(right).length === model.files.length) return true
  await saveRecord(folder, model, { ...record, files: right })
  return false
}

/** Moves a complete, checked file to its place and records it. */
export async function acceptFile(
  folder: string,
  model: LocalModel,
  listed: ModelFile,
  { from, sha256 }: { from: string; sha256: string },
): Promise<void> {
  const handle = await open(from, 'r+')
  await handle.sync().finally(() => handle.close())
  await rename(from, pathsOf(folder, model, listed).file)
  const record = await readRecord(folder, model)
  // The old speed was measured with the old files, so it is dropped.
  const files = { ...record?.files, [listed.suffix]: { sha256, bytes: listed.bytes } }
  await saveRecord(folder, model, { files, speed: null })
}

/** Saves the speed of a model on this machine. */
export async function saveSpeed(folder: string, model: LocalModel, speed: number): Promise<void> {
  const record = await readRecord(folder, model)
  if (record !== undefined) await saveRecord(folder, model, { ...record, speed })
}

/** Removes a model's files, including partial files. */
export async function removeModel(folder: string, model: LocalModel): Promise<void> {
  const paths = model.files.map((listed) => pathsOf(folder, model, listed))
  await saveRecord(folder, model, undefined)
  for (const { file, part } of paths) {
    for (const path of [file, part]) await rm(path, { force: true })
  }
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
