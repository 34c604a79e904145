import { MAX_DURATION_SECONDS, MAX_VIDEO_SECONDS, NO_BRAND } from '@dayreel/catalogue'
import type { BoardPreview } from '@dayreel/contract'
import type { Change } from '@dayreel/studio/planning'
import type { Storyboard } from '@dayreel/storyboard'
import { upgradeStoryboard, voicesOf } from '@dayreel/storyboard/schema'
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { videoPictures, videoVersions } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { refuseBlocked } from '#blocked/refuse-blocked.ts'
import { findBrand } from '#brands'
import { findReady, SEARCHED_KINDS } from '#media'
import type { Services } from '#services'
import { signFile } from '#storage/signed-path.ts'
import { wordsOf } from './blocked-words.ts'
import { findVideo } from './lock-video.ts'
import { refuseUnoffered } from './refuse-unoffered.ts'
import { readVoicePreferences, withPronunciationsOf } from './voice-preferences.ts'
import { scenePictureKey } from './video-files.ts'

type Owned = { accountId: string; videoId: string }
type KeptStoryboard = { number: number; storyboard: Storyboard }
/**
 * An edited storyboard from a browser and the version that it is based on. Default: the newest version that succeeded.
 */
export type Edited = { storyboard: Storyboard; baseVersion?: number | undefined }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns the storyboard of a successful version with paths to small pictures of its scenes. */
export async function readStoryboard(
  { db, sealing }: Services,
  owned: Owned,
  number?: number,
): Promise<{ version: number; storyboard: Storyboard; pictures: Record<string, string>; checkedWords: string[] }> {
  const { checkedWords } = await findVideo(db, owned)
  const kept = await findStoryboard(db, owned.videoId, number)
  const version = { ...owned, number: kept.number }
  const pictures = kept.storyboard.scenes.map(
    ({ id }) => [id, signFile(sealing, scenePictureKey(version, id))] as const,
  )
  return { version: kept.number, storyboard: kept.storyboard, pictures: Object.fromEntries(pictures), checkedWords }
}

/**
 * Checks an edited storyboard and compares it with the version that it is based on.
 *
 * @throws {AppError} `unacceptable` with the scene, `not_found` if the version does not exist, `conflict` if it is not
 * finished.
 */
export async function planEdited(
  { db, planner, speakers }: Services,
  owned: Owned,
  { storyboard: sent, baseVersion }: Edited,
): Promise<{ storyboard: Storyboard; change: Change }> {
  await findVideo(db, owned)
  const before = await findStoryboard(db, owned.videoId, baseVersion)
  const { accountId } = owned
  const { pronunciations } = await readVoicePreferences(db, accountId)
  const upgraded = await withoutDeleted(db, accountId, upgradeStoryboard(sent))
  const edited = withPronunciationsOf(upgraded, pronunciations)
  // The template is not checked, because the words are already written.
  const { template: _, ...needed } = edited
  const { offers } = await speakers(accountId)
  for (const voice of voicesOf(edited)) refuseUnoffered({ ...needed, voice }, offers, () => 'storyboard')
  await refuseBlocked(db, { storyboard: wordsOf(edited) })
  await checkPictures(db, owned, edited)
  const branded = await withBrand(db, accountId, before.storyboard, edited)
  const { storyboard, change } = await planner.planChange(before.storyboard, branded, { accountId })
  if (change.seconds > MAX_VIDEO_SECONDS) {
    const over = Math.ceil(change.seconds - MAX_DURATION_SECONDS)
    throw unacceptable(
      `This video would last ${Math.round(change.seconds)} seconds, ${over} over the limit of ${MAX_DURATION_SECONDS}. Shorten some scenes.`,
    )
  }
  return { storyboard, change }
}

/**
 * Draws the board of one scene of an edited storyboard.
 *
 * @throws {AppError} `unacceptable` with the scene, `not_found`
 */
export async function previewEditedBoard(
  { db, previewBoard }: Pick<Services, 'db' | 'previewBoard'>,
  owned: Owned,
  { storyboard: sent, sceneId }: { storyboard: Storyboard; sceneId: string },
): Promise<BoardPreview> {
  await findVideo(db, owned)
  const storyboard = await withoutDeleted(db, owned.accountId, upgradeStoryboard(sent))
  await checkPictures(db, owned, storyboard)
  return previewBoard({ ...owned, storyboard, sceneId })
}

/** Copies the brand into the storyboard if another one was chosen. Otherwise the video keeps its own copy. */
async function withBrand(db: Db, accountId: string, before: Storyboard, edited: Storyboard): Promise<Storyboard> {
  const { brand: kept, ...unbranded } = edited
  const { brandKit } = edited
  if (brandKit !== before.brandKit) {
    const chosen = brandKit === NO_BRAND ? undefined : await findBrand(db, { accountId, brandId: brandKit })
    return { ...unbranded, ...(chosen && { brand: chosen }) }
  }
  const logo = kept?.logo?.picture
  if (logo !== undefined && (await findReady(db, { accountId, kinds: ['logo'] }, [logo])).size === 0) {
    throw unacceptable('The logo of this video was deleted. Choose another brand, or none.')
  }
  return edited
}

async function findStoryboard(db: Db, videoId: string, number?: number): Promise<KeptStoryboard> {
  const [row] = await db
    .select({ number: videoVersions.number, storyboard: videoVersions.storyboard })
    .from(videoVersions)
    .where(
      and(
        eq(videoVersions.videoId, videoId),
        eq(videoVersions.status, 'succeeded'),
        isNotNull(videoVersions.storyboard),
        number === undefined ? undefined : eq(videoVersions.number, number),
      ),
    )
    .orderBy(desc(videoVersions.number))
    .limit(1)
  if (row) return { number: row.number, storyboard: upgradeStoryboard(row.storyboard) }
  if (number !== undefined) throw new AppError('not_found', { message: `There is no finished version ${number}.` })
  throw new AppError('conflict', { message: 'You can edit the video once it has been made.' })
}

/**
 * Checks that scenes, clips, layers and boards use only files of the account or pictures that were uploaded for this
 * video.
 */
async function checkPictures(db: Db, { accountId, videoId }: Owned, { scenes }: Storyboard): Promise<void> {
  const pictures = scenes.flatMap(({ picture }) => picture ?? [])
  const inLayers = scenes.map(({ layers = [] }) => layers.map(({ picture }) => picture))
  const onBoards = scenes.map(({ board }) => printsOf(board))
  const inFront = [...inLayers, ...onBoards].flat()
  const uploaded = await findUploaded(db, videoId, [...pictures, ...inFront])
  const own = await findReady(db, { accountId, kinds: ['picture'] }, [...pictures, ...inFront])
  const missing = scenes.findIndex(
    ({ picture }) => picture !== undefined && !uploaded.has(picture) && !own.has(picture),
  )
  if (missing >= 0) {
    throw unacceptable(`The picture of scene ${missing + 1} was deleted. Choose another one, or upload it again.`)
  }
  await checkClips(db, accountId, scenes)
  const logos = await findReady(db, { accountId, kinds: ['logo'] }, inFront)
  const known = new Set([...uploaded, ...own, ...logos])
  const without = inLayers.findIndex((layers) => layers.some((picture) => !known.has(picture)))
  if (without >= 0) {
    throw unacceptable(
      `The picture of a layer in scene ${without + 1} is missing. Upload it again, or remove the layer.`,
    )
  }
  const clips = await findReady(db, { accountId, kinds: ['clip'] }, onBoards.flat())
  const unprinted = onBoards.findIndex((prints) => prints.some((id) => !known.has(id) && !clips.has(id)))
  if (unprinted >= 0) {
    throw unacceptable(
      `A picture or a clip on the board of scene ${unprinted + 1} is missing. Choose another one, or remove it from the board.`,
    )
  }
}

async function checkClips(db: Db, accountId: string, scenes: Storyboard['scenes']): Promise<void> {
  const clips = scenes.flatMap(({ clip }) => clip?.file ?? [])
  const ready = await findReady(db, { accountId, kinds: ['clip'] }, clips)
  const missing = scenes.findIndex(({ clip }) => clip !== undefined && !ready.has(clip.file))
  if (missing >= 0)
    throw unacceptable(`The clip of scene ${missing + 1} was deleted. Choose another clip, or remove it.`)
}

/** Removes found pictures and clips that have been deleted. Making the video searches for others. */
async function withoutDeleted(db: Db, accountId: string, storyboard: Storyboard): Promise<Storyboard> {
  const found = storyboard.scenes.flatMap((scene) => foundFileOf(scene) ?? [])
  const ready = await findReady(db, { accountId, kinds: SEARCHED_KINDS }, found)
  if (found.every((id) => ready.has(id))) return storyboard
  const scenes = storyboard.scenes.map((scene) => {
    const gone = foundFileOf(scene)
    if (gone === undefined || ready.has(gone)) return scene
    const { picture, clip, found: _, ...bare } = scene
    return {
      ...bare,
      ...(picture !== undefined && picture !== gone && { picture }),
      ...(clip && clip.file !== gone && { clip }),
    }
  })
  return { ...storyboard, scenes }
}

/** Returns the file that was found for a scene, if the scene still uses it. */
function foundFileOf({ picture, clip, found }: Storyboard['scenes'][number]): string | undefined {
  const file = found?.picture
  return file === picture || file === clip?.file ? file : undefined
}

/** Returns the uploaded pictures and clips on a board. */
function printsOf(board: Storyboard['scenes'][number]['board']): string[] {
  return (board?.items ?? []).flatMap((item) => (item.kind === 'print' ? (item.picture ?? []) : []))
}

async function findUploaded(db: Db, videoId: string, wanted: readonly string[]): Promise<Set<string>> {
  const ids = [...new Set(wanted)].filter((picture) => UUID.test(picture))
  if (ids.length === 0) return new Set()
  const found = await db
    .select({ id: videoPictures.id })
    .from(videoPictures)
    .where(and(eq(videoPictures.videoId, videoId), inArray(videoPictures.id, ids)))
  return new Set(found.map(({ id }) => id))
}

function unacceptable(message: string): AppError {
  return new AppError('unacceptable', { message, details: { field: 'storyboard' } })
}
