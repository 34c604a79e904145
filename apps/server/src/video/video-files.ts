import type { Sealing } from '#lib/sealing.ts'
import { accountFolder } from '#storage/account-folder.ts'
import { signPath } from '#storage/signed-path.ts'

/** Long enough to watch and to save; pages read their paths anew. */
const VALID_SECONDS = 6 * 60 * 60
/** A name for saving is part of the path. */
const MAX_NAME_CHARACTERS = 100

type VideoKey = { accountId: string; videoId: string }
export type VersionKey = VideoKey & { number: number }

/** Everything of one video. */
export function videoFolder({ accountId, videoId }: VideoKey): `${string}/` {
  return `${accountFolder(accountId)}videos/${videoId}/`
}

/** What the studio keeps between its steps. */
export function stepsFolder(video: VideoKey): `${string}/` {
  return `${videoFolder(video)}steps/`
}

/** The finished files of one version: `video.mp4`, `.srt`, `.vtt`, `.jpg`, and small pictures of its scenes. */
export function versionFolder(version: VersionKey): `${string}/` {
  return `${videoFolder(version)}${version.number}/`
}

export function scenePictureKey(version: VersionKey, sceneId: string): string {
  return `${versionFolder(version)}scene-${sceneId}.jpg`
}

/** Pictures for whoever waits while a version is made; gone when it is there. */
export function paintedFolder(version: VersionKey): `${string}/` {
  return `${versionFolder(version)}painted/`
}

/** A picture that the user uploaded. */
export function uploadedPictureKey(video: VideoKey, pictureId: string): string {
  return `${videoFolder(video)}pictures/${pictureId}.jpg`
}

export function signFile(sealing: Sealing, key: string): string {
  return signPath(sealing, { key, validSeconds: VALID_SECONDS })
}

export const FILE_KINDS = ['video', 'thumbnail', 'srt', 'vtt'] as const
type FileKind = (typeof FILE_KINDS)[number]
const ENDINGS: Record<FileKind, string> = { video: 'mp4', thumbnail: 'jpg', srt: 'srt', vtt: 'vtt' }

/** The path of a version's file, to be shown; with a title, to be saved under a name made of it. */
export function signVersionFile(sealing: Sealing, version: VersionKey, kind: FileKind, title?: string): string {
  const ending = ENDINGS[kind]
  return signPath(sealing, {
    key: `${versionFolder(version)}video.${ending}`,
    validSeconds: VALID_SECONDS,
    ...(title === undefined ? {} : { downloadName: downloadName(title, version.number, ending) }),
  })
}

function downloadName(title: string, number: number, ending: string): string {
  // Signs that some system forbids in the name of a file.
  const plain = Array.from(title.replace(/[/\\:*?"<>|]/g, ' ').replace(/\s+/g, ' '))
    .slice(0, MAX_NAME_CHARACTERS)
    .join('')
  const name = plain.replace(/^[. ]+|(?<![. ])[. ]+$/g, '') || 'Video'
  return `${name}${number > 1 ? ` (${number})` : ''}.${ending}`
}
