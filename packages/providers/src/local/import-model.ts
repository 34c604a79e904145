import { constants } from 'node:fs'
import { copyFile, rm } from 'node:fs/promises'
import { checkRoom, type Room } from './check-room.ts'
import { LocalModelError } from './local-model-error.ts'
import type { LocalModel } from './local-models.ts'
import { acceptFile, hashFile, pathsOf, sizeOf } from './model-files.ts'

/**
 * Copies a file that was downloaded elsewhere into the folder, for machines without a network connection. The file's
 * size and checksum decide which model it is.
 *
 * @throws {LocalModelError} `missing`, `unknown`, `no-space` or `no-memory`
 */
export async function importModel(
  file: string,
  models: readonly LocalModel[],
  { signal, ...room }: Room & { signal: AbortSignal },
): Promise<LocalModel> {
  const bytes = await sizeOf(file)
  if (bytes === undefined) throw new LocalModelError('missing', `There is no file ${file}.`)
  const sha256 = models.some((model) => model.bytes === bytes) ? (await hashFile(file, signal)).digest('hex') : ''
  const model = models.find((each) => each.bytes === bytes && sha256.startsWith(each.sha256Start))
  if (model === undefined) {
    throw new LocalModelError(
      'unknown',
      `${file} is none of the listed models: no checksum fits. npm run models -- list names their files.`,
    )
  }
  await checkRoom(model, model.bytes, room)
  const copy = `${pathsOf(room.folder, model).file}.new`
  try {
    await copyFile(file, copy, constants.COPYFILE_FICLONE)
    await acceptFile(room.folder, model, copy, sha256)
  } finally {
    await rm(copy, { force: true })
  }
  return model
}
