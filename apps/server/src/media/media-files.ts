import { type MediaKind, mediaRules } from '@dayreel/catalogue'
import { accountFolder } from '#storage/account-folder.ts'

export type OwnedMedia = { accountId: string; mediaId: string }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Digits of an offset in a key, so that the keys are listed in order. */
const OFFSET_DIGITS = 12

/** Returns whether a stored choice can be the id of a file. */
export function isMediaId(id: string): boolean {
  return UUID.test(id)
}

/** Returns the folder of all files of one upload. */
export function mediaFolder({ accountId, mediaId }: OwnedMedia): `${string}/` {
  return `${accountFolder(accountId)}media/${mediaId}/`
}

/** Returns the key of the stored file. The file never changes. */
export function mediaKey(owned: OwnedMedia, kind: MediaKind): string {
  const { form, keepsTransparency } = mediaRules(kind)
  const ending = { sound: 'm4a', clip: 'mp4', picture: keepsTransparency ? 'png' : 'jpg' }[form]
  return `${mediaFolder(owned)}file.${ending}`
}

/** Returns the key of the preview that lists show. Only some files have one (`media.hasPreview`). */
export function previewKey(owned: OwnedMedia, kind: MediaKind): string {
  return `${mediaFolder(owned)}preview.${mediaRules(kind).keepsTransparency ? 'png' : 'jpg'}`
}

/** Returns the folder of the parts that have been received. They are deleted when the file is ready. */
export function partsFolder(owned: OwnedMedia): `${string}/` {
  return `${mediaFolder(owned)}parts/`
}

export function partKey(owned: OwnedMedia, offset: number): string {
  return `${partsFolder(owned)}${String(offset).padStart(OFFSET_DIGITS, '0')}`
}
