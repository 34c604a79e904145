import type { Db } from '#db/connect.ts'
import type { Sealing } from '#lib/sealing.ts'
import type { Services, Studio } from '#services'
import type { FileStorage } from '#storage/file-storage.ts'
import { findVideo, versionsOf } from './lock-video.ts'
import { signFile, versionFolder, type VersionKey } from './video-files.ts'

type Illustrator = Studio['illustrator']

/** Pixels; shown beside the progress, as wide as a thumb. */
const LONGEST_SIDE = 480

/** Small pictures of a version's scenes, there for as long as it is being made. */
type PaintedPictures = {
  /** The illustrator, each picture of which is kept as soon as it is painted. */
  watch: (illustrator: Illustrator) => Illustrator
  /** Until nothing is being written any more. */
  settle: () => Promise<void>
  remove: () => Promise<void>
}

/** Lets a person see the pictures while the video is being made. Failing to never fails the video. */
export function createPaintedPictures(
  { storage, studio, log }: Services,
  version: VersionKey,
  signal: AbortSignal,
): PaintedPictures {
  const writing: Promise<void>[] = []
  const keep = async (name: string, bytes: Uint8Array): Promise<void> => {
    try {
      const small = await studio.pictures.redraw(bytes, signal, { longestSide: LONGEST_SIDE })
      await storage.put(`${folderOf(version)}${name}`, small)
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error, videoId: version.videoId }, 'a painted picture could not be kept')
    }
  }
  return {
    watch: (illustrator) => ({
      ...illustrator,
      async draw(request, drawSignal) {
        const picture = await illustrator.draw(request, drawSignal)
        writing.push(keep(nameOf(request.index, request.count), picture.bytes))
        return picture
      },
    }),
    settle: async () => void (await Promise.all(writing)),
    remove: () => storage.deleteAll(folderOf(version)),
  }
}

/**
 * The pictures that have been painted so far, in the order of their scenes; none where nothing is being made.
 *
 * @throws {AppError} `not_found`
 */
export async function readPainted(
  { db, storage, sealing }: { db: Db; storage: FileStorage; sealing: Sealing },
  owned: { accountId: string; videoId: string },
): Promise<{ count: number; pictures: { number: number; url: string }[] }> {
  await findVideo(db, owned)
  const [newest] = await versionsOf(db, owned.videoId)
  const pictures: { number: number; url: string }[] = []
  let count = 0
  if (newest === undefined || newest.finishedAt !== null) return { count, pictures }
  for await (const { key } of storage.list(folderOf({ ...owned, number: newest.number }))) {
    const [, number, of] = NAME.exec(key) ?? []
    if (number === undefined) continue
    count = Number(of)
    pictures.push({ number: Number(number), url: signFile(sealing, key) })
  }
  return { count, pictures: pictures.sort((a, b) => a.number - b.number) }
}

const NAME = /\/(\d+)-of-(\d+)\.jpg$/

function nameOf(index: number, count: number): string {
  return `${index + 1}-of-${count}.jpg`
}

function folderOf(version: VersionKey): `${string}/` {
  return `${versionFolder(version)}painted/`
}
