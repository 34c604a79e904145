import type { PlanId } from './plans.ts'

const MEGABYTE = 1024 * 1024

export type MediaKindRules = {
  /** The name of the kind, for one file and for several. */
  name: string
  plural: string
  /** The words for a replacement, such as `another picture`. */
  other: string
  /** Whether the file is decoded as a picture, as sound, or as a moving picture with or without sound. */
  form: 'picture' | 'sound' | 'clip'
  megabytes: number
  /** The accepted formats, for users. The format of a file follows from its bytes, never from its name. */
  formats: string
  /** The value of a file field's `accept`. */
  accept: string
  /** The maximum length of sound and of clips. */
  seconds?: number
  /** The channels that sound is stored with: 1 for speech, 2 for music. */
  channels?: 1 | 2
  /** Whether transparent parts of a picture stay transparent. */
  keepsTransparency?: true
  /** Whether the owner must confirm the right to use the file. */
  needsRights?: true
}

/** The kinds of files that users upload, with their limits. To add a kind, add an entry here. */
export const MEDIA = {
  picture: {
    name: 'Picture',
    plural: 'Pictures',
    other: 'another picture',
    form: 'picture',
    megabytes: 10,
    formats: 'PNG, JPEG or WebP',
    accept: 'image/png,image/jpeg,image/webp',
  },
  music: {
    name: 'Music',
    plural: 'Music',
    other: 'other music',
    form: 'sound',
    megabytes: 20,
    formats: 'MP3, M4A, WAV, FLAC or OGG',
    accept: '.mp3,.m4a,.wav,.flac,.ogg,audio/mpeg,audio/mp4,audio/wav,audio/flac,audio/ogg',
    seconds: 600,
    channels: 2,
    needsRights: true,
  },
  logo: {
    name: 'Logo',
    plural: 'Logos',
    other: 'another logo',
    form: 'picture',
    megabytes: 5,
    formats: 'PNG, WebP or SVG',
    accept: 'image/png,image/webp,image/svg+xml',
    keepsTransparency: true,
  },
  recording: {
    name: 'Recording',
    plural: 'Recordings',
    other: 'another recording',
    form: 'sound',
    megabytes: 100,
    formats: 'WAV, MP3, M4A, FLAC, OGG or WebM',
    accept: '.mp3,.m4a,.wav,.flac,.ogg,.webm,audio/*',
    seconds: 300,
    channels: 1,
  },
  clip: {
    name: 'Clip',
    plural: 'Clips',
    other: 'another clip',
    form: 'clip',
    megabytes: 1024,
    formats: 'MP4, MOV, WebM or GIF',
    accept: '.mp4,.mov,.webm,.gif,video/mp4,video/quicktime,video/webm,image/gif',
    seconds: 600,
  },
} as const satisfies Readonly<Record<string, MediaKindRules>>
export type MediaKind = keyof typeof MEDIA
export const MEDIA_KINDS = Object.keys(MEDIA) as [MediaKind, ...MediaKind[]]

export function mediaRules(kind: MediaKind): MediaKindRules {
  return MEDIA[kind]
}

export const MAX_PICTURE_MEGABYTES = MEDIA.picture.megabytes
/**
 * The maximum file size of a picture that a user uploads. A small file can still need much memory when decoded, so the
 * studio's `own-picture` limits the pixels separately.
 */
export const MAX_PICTURE_BYTES = MAX_PICTURE_MEGABYTES * MEGABYTE

/** The maximum number of bytes of a file, for any kind. */
export const MAX_MEDIA_BYTES = Math.max(...MEDIA_KINDS.map((kind) => MEDIA[kind].megabytes)) * MEGABYTE
/** The maximum number of bytes that one call sends. An interrupted upload loses at most this many. */
export const MAX_UPLOAD_PART_BYTES = 4 * MEGABYTE
export const MAX_FILE_NAME_CHARACTERS = 200
/** The maximum number of tags of a file, and of characters of a tag. */
export const MAX_TAGS = 20
export const MAX_TAG_CHARACTERS = 40

/** Seconds from the start of a clip that are stored. A video can use any part of them. */
export const MAX_CLIP_SECONDS = 60
/** The minimum number of seconds of a clip in a scene. */
export const LEAST_CLIP_SECONDS = 0.5
/** Seconds of a stock clip that are stored. A scene is shorter, so the user can choose where it begins. */
export const FOUND_CLIP_SECONDS = 20
/** The maximum size of a stored clip, which has at most 12 Mbit a second. */
const MAX_STORED_CLIP_BYTES = 100e6

/** The storage for media of each plan, in GB. */
const STORAGE_GIGABYTES: Readonly<Record<PlanId, number>> = {
  free: 0.5,
  starter: 5,
  pro: 20,
  premium: 50,
  enterprise: 200,
}

/** Returns the number of bytes that an account on this plan may store. */
export function storageBytes(plan: PlanId): number {
  return STORAGE_GIGABYTES[plan] * 1e9
}

/**
 * Returns the bytes that an upload of this size reserves. Only the start of a long clip is stored, so it reserves less.
 */
export function reservedBytes(kind: MediaKind, bytes: number): number {
  return mediaRules(kind).form === 'clip' ? Math.min(bytes, MAX_STORED_CLIP_BYTES) : bytes
}

export function maxMediaBytes(kind: MediaKind): number {
  return MEDIA[kind].megabytes * MEGABYTE
}

/** Returns the maximum size of a file of this kind, for users. */
export function maxMediaSizeText(kind: MediaKind): string {
  const { megabytes } = MEDIA[kind]
  return megabytes < 1024 ? `${megabytes} MB` : `${megabytes / 1024} GB`
}
