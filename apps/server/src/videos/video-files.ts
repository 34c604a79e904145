import { createHash } from 'node:crypto'
import type { Sealing } from '#secrets/sealing.ts'
import { accountFolder } from '#storage/account-folder.ts'
import { FILE_VALID_SECONDS, signPath } from '#storage/signed-path.ts'

/** The maximum length of a file name for downloads, because the name is part of the path. */
const MAX_NAME_CHARACTERS = 100

type VideoKey = { accountId: string; videoId: string }
export type VersionKey = VideoKey & { number: number }

/** Returns the folder of all files of one video. */
export function videoFolder({ accountId, videoId }: VideoKey): `${string}/` {
  return `${accountFolder(accountId)}videos/${videoId}/`
}

/** Returns the folder of the studio's cached steps. */
export function stepsFolder(video: VideoKey): `${string}/` {
  return `${videoFolder(video)}steps/`
}

/**
 * Returns the folder of one version's finished files: `video.mp4`, `.srt`, `.vtt`, `.ass`, `.jpg` and small pictures of
 * the scenes.
 */
export function versionFolder(version: VersionKey): `${string}/` {
  return `${videoFolder(version)}${version.number}/`
}

export function scenePictureKey(version: VersionKey, sceneId: string): string {
  return `${versionFolder(version)}scene-${sceneId}.jpg`
}

/** Returns the folder of pictures that are shown while a version is made. They are deleted when the version is done. */
export function paintedFolder(version: VersionKey): `${string}/` {
  return `${versionFolder(version)}painted/`
}

export function uploadedPictureKey(video: VideoKey, pictureId: string): string {
  return `${videoFolder(video)}pictures/${pictureId}.jpg`
}

/** Returns the folder of clips of sources that browsers play. They are deleted with the cached steps. */
export function foundClipsFolder(video: VideoKey): `${string}/` {
  return `${videoFolder(video)}found-clips/`
}

/** @param file the address of the clip at its source. */
export function foundClipKey(video: VideoKey, file: string): string {
  return `${foundClipsFolder(video)}${createHash('sha256').update(file).digest('hex').slice(0, 24)}.mp4`
}

export const FILE_KINDS = ['video', 'thumbnail', 'srt', 'vtt', 'ass'] as const
type FileKind = (typeof FILE_KINDS)[number]
const ENDINGS: Record<FileKind, string> = { video: 'mp4', thumbnail: 'jpg', srt: 'srt', vtt: 'vtt', ass: 'ass' }

/**
 * Returns a signed path to a version's file. With a title, the path downloads the file under a name derived from the
 * title.
 */
export function signVersionFile(sealing: Sealing, version: VersionKey, kind: FileKind, title?: string): string {
  const ending = ENDINGS[kind]
  return signPath(sealing, {
    key: `${versionFolder(version)}video.${ending}`,
    validSeconds: FILE_VALID_SECONDS,
    ...(title === undefined ? {} : { downloadName: downloadName(title, version.number, ending) }),
  })
}

function downloadName(title: string, number: number, ending: string): string {
  // These characters are forbidden in file names on some operating systems.
  const plain = Array.from(title.replace(/[/\\:*?"<>|]/g, ' ').replace(/\s+/g, ' '))
    .slice(0, MAX_NAME_CHARACTERS)
    .join('')
  const name = plain.replace(/^[. ]+|(?<![. ])[. ]+$/g, '') || 'Video'
  return `${name}${number > 1 ? ` (${number})` : ''}.${ending}`
}
