import {
  FRAMEWORK_IDS,
  MAX_DURATION_SECONDS,
  MIN_DURATION_SECONDS,
  QUALITY_NAMES,
  STYLES,
  TRACKS,
  VOICES,
  isDurationSeconds,
  type FrameworkId,
  type Quality,
  type TrackId,
  type VoiceId,
} from '@dayreel/catalogue'
import type { GenerateRequest } from '@dayreel/contract'
import type { WriteRequest } from '@dayreel/studio'
import { randomInt } from 'node:crypto'
import { AppError } from '#lib/app-error.ts'

/** What a video is made from, as it is kept: every value is one of those offered. */
export type VideoRequest = {
  scriptSubject: string
  selectedTemplateId: FrameworkId
  duration: number
  styleId: string
  quality: Quality
  additionalInfo: string
  /** Which track; its name says what browsers call it. */
  musicUrl: TrackId | null
  voiceId: VoiceId
  seed: number
}

const SEEDS = 2 ** 31

/** Another seed tells and shows the same thing in another way. */
export function newSeed(): number {
  return randomInt(SEEDS)
}

/**
 * Checks what a browser asks for against what is offered.
 *
 * @param siteUrl where tracks may lie; an address of anybody else's is refused, and none is ever fetched.
 * @throws {AppError} `unacceptable`, naming the field and what to do.
 */
export function readVideoRequest(given: GenerateRequest, siteUrl: string): Omit<VideoRequest, 'seed'> {
  const scriptSubject = given.scriptSubject.trim()
  if (scriptSubject === '') throw refusal('scriptSubject', 'Please enter a script or subject.')
  if (!isDurationSeconds(given.duration)) {
    const range = `${MIN_DURATION_SECONDS} to ${MAX_DURATION_SECONDS} seconds, in steps of 5`
    throw refusal('duration', `Choose a duration of ${range}.`)
  }
  if (!STYLES.some(({ id }) => id === given.styleId)) throw refusal('styleId', 'Choose one of the preset styles.')
  return {
    scriptSubject,
    duration: given.duration,
    styleId: given.styleId,
    additionalInfo: given.additionalInfo.trim(),
    selectedTemplateId:
      FRAMEWORK_IDS.find((id) => id === given.selectedTemplateId) ??
      refuse('selectedTemplateId', 'Choose one of the templates.'),
    quality: QUALITY_NAMES.find((name) => name === given.quality) ?? refuse('quality', 'Choose low or high quality.'),
    voiceId: VOICES.find(({ id }) => id === given.voiceId)?.id ?? refuse('voiceId', 'Choose one of the voices.'),
    musicUrl: readTrack(given.musicUrl, siteUrl),
  }
}

/** As the studio's writer takes it. */
export function toWriteRequest(request: VideoRequest): WriteRequest {
  return {
    text: request.scriptSubject,
    template: request.selectedTemplateId,
    durationSeconds: request.duration,
    style: STYLES.find(({ id }) => id === request.styleId)!.name,
    quality: request.quality,
    voice: request.voiceId,
    music: request.musicUrl,
    notes: request.additionalInfo,
    seed: request.seed,
  }
}

/** By the id of a track, or an address of this site whose last part is that id, such as `/music/raindrops.m4a`. */
function readTrack(given: string | null, siteUrl: string): TrackId | null {
  if (given === null || given.trim() === '') return null
  const address = URL.parse(given.trim(), siteUrl)
  const name = address?.pathname
    .split('/')
    .at(-1)
    ?.replace(/\.[a-z0-9]+$/, '')
  const track = address?.origin === new URL(siteUrl).origin ? TRACKS.find(({ id }) => id === name) : undefined
  return track?.id ?? refuse('musicUrl', 'Choose one of the six tracks, or no music.')
}

function refusal(field: keyof VideoRequest, message: string): AppError {
  return new AppError('unacceptable', { message, details: { field } })
}

function refuse(field: keyof VideoRequest, message: string): never {
  throw refusal(field, message)
}
