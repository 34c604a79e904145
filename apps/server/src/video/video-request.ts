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
import type { GenerateRequest, TextKind, Video } from '@dayreel/contract'
import type { ToldVideo, WriteRequest } from '@dayreel/storyboard'
import { randomInt } from 'node:crypto'
import { AppError } from '#lib/app-error.ts'

/** What a video is made from, as it is kept: every value is one of those offered. */
export type VideoRequest = {
  scriptSubject: string
  /** Where a channel's list had nothing and a model writes: what it finds the subject by. `scriptSubject` is empty until then. */
  toFind?: SubjectToFind
  /** A tale of the built-in writer that is told instead, under its own title; `scriptSubject` is that title. */
  tale?: string
  /** What a person said it is. */
  kind?: TextKind
  selectedTemplateId: FrameworkId
  duration: number
  styleId: string
  quality: Quality
  additionalInfo: string
  /** What the last picture of a channel's video shows. */
  closingPicture?: string
  /** How a channel's stories are told, for a writer that can take it. */
  formula?: string
  /** Which track; on the wire it is its address, `musicUrl`. */
  music: TrackId | null
  /** Who speaks; on the wire `voiceId`. */
  voice: VoiceId
  seed: number
  /** Earlier videos of the same channel, newest first; gone once this one is made. */
  told?: readonly ToldVideo[]
  /** Who writes, as it was chosen when the video was asked for. */
  writer?: string
}

export type SubjectToFind = {
  /** The local date of the run. */
  day: string
  /** What other videos are being made of that nobody remembers yet. */
  avoid: readonly string[]
  /** What the template has, for the built-in writer, should the model fail and its host prefer that. */
  instead?: string
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
    ...(given.tale !== undefined && { tale: given.tale }),
    ...(given.kind && { kind: given.kind }),
    duration: given.duration,
    styleId: given.styleId,
    additionalInfo: given.additionalInfo.trim(),
    selectedTemplateId:
      FRAMEWORK_IDS.find((id) => id === given.selectedTemplateId) ??
      refuse('selectedTemplateId', 'Choose one of the templates.'),
    quality: QUALITY_NAMES.find((name) => name === given.quality) ?? refuse('quality', 'Choose low or high quality.'),
    voice:
      VOICES.find(({ voice_id }) => voice_id === given.voiceId)?.voice_id ??
      refuse('voiceId', 'Choose one of the voices.'),
    music: readTrack(given.musicUrl, siteUrl),
  }
}

/** As a browser may send it again. */
export function toSentRequest(kept: VideoRequest): Video['request'] {
  const { voice, music, ...made } = kept
  const { seed: _, told: __, closingPicture: ___, formula: ____, writer: _____, toFind: ______, ...request } = made
  return { ...request, voiceId: voice, musicUrl: TRACKS.find(({ id }) => id === music)?.url ?? null }
}

/** As the studio's writer takes it. */
export function toWriteRequest(request: VideoRequest): WriteRequest {
  return {
    text: request.scriptSubject,
    ...(request.tale !== undefined && { tale: request.tale }),
    ...(request.kind && { kind: request.kind }),
    template: request.selectedTemplateId,
    durationSeconds: request.duration,
    style: STYLES.find(({ id }) => id === request.styleId)!.name,
    quality: request.quality,
    voice: request.voice,
    music: request.music,
    notes: request.additionalInfo,
    ...(request.formula && { formula: request.formula }),
    ...(request.closingPicture && { closingPicture: request.closingPicture }),
    seed: request.seed,
    ...(request.told && { told: request.told }),
    ...(request.writer && { writer: request.writer }),
  }
}

/** By its address on this site, in whole or as the catalogue has it: `/media/tracks/raindrops.m4a`. */
function readTrack(given: string | null, siteUrl: string): TrackId | null {
  if (given === null || given.trim() === '') return null
  const address = URL.parse(given.trim(), siteUrl)
  const isOurs = address?.origin === new URL(siteUrl).origin
  const track = isOurs ? TRACKS.find(({ url }) => url === address.pathname) : undefined
  return track?.id ?? refuse('musicUrl', 'Choose one of the six tracks, or no music.')
}

function refusal(field: keyof GenerateRequest, message: string): AppError {
  return new AppError('unacceptable', { message, details: { field } })
}

function refuse(field: keyof GenerateRequest, message: string): never {
  throw refusal(field, message)
}
