import { constants } from 'node:fs'
import { copyFile, rm } from 'node:fs/promises'
import { checkRoom, type Room } from './check-room.ts'
import { LocalModelError } from './local-model-error.ts'
import type { LocalModel } from './local-model.ts'
import { acceptFile, hashFile, pathsOf, sizeOf } from './model-files.ts'

/**
 * Copies a file that was downloaded elsewhere into the folder, for machines without a network connection. The file's
 * size and checksum identify its model.
 *
 * @throws {LocalModelError} `missing`, `unknown`, `no-space` or `no-memory`
 */
export async function importFile(
  file: string,
  models: readonly LocalModel[],
  { signal, ...room }: Room & { signal: AbortSignal },
): Promise<LocalModel> {
  const bytes = await sizeOf(file)
  if (bytes === undefined) throw new LocalModelError('missing', `There is no file ${file}.`)
  const sameSize = models.flatMap((model) =>
    model.files.filter((each) => each.bytes === bytes).map((listed) => ({ model, listed })),
  )
  const sha256 = sameSize.length > 0 ? (await hashFile(file, signal)).digest('hex') : ''
  const found = sameSize.find(({ listed }) => sha256.startsWith(listed.sha256))
  if (found === undefined) {
    throw new LocalModelError(
      'unknown',
      `${file} belongs to none of the listed models: no checksum fits. npm run models -- list names the models.`,
    )
  }
  const { model, listed } = found
  await checkRoom(model, listed.bytes, room)
  const copy = `${pathsOf(room.folder, model, listed).file}.new`
  try {
    await copyFile(file, copy, constants.COPYFILE_FICLONE)
    await acceptFile(room.folder, model, listed, { from: copy, sha256 })
  } finally {
    await rm(copy, { force: true })
  }
  return model
}
