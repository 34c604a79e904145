import {
  MAX_PROMPT_CHARACTERS,
  QUALITY_NAMES,
  TRACKS,
  type PrivacyStatus,
  type Quality,
  type REVIEW_HOURS,
} from '@dayreel/catalogue'
import type { ActivationConfig, ChangedConfig, ChannelConfig } from '@dayreel/contract'
import { detectedZone } from '#lib/zones.ts'
import { readPrompts, writePrompts } from './prompts.ts'

export type ReviewHours = (typeof REVIEW_HOURS)[number]

/** A channel's configuration while it is filled in. */
export type ConfigDraft = {
  name: string
  /** Both prompts, each behind its prefix. */
  prompts: string
  durationSeconds: number
  styleId: string
  quality: Quality
  voiceId: string
  /** Id of a track; null for none. */
  musicId: string | null
  notes: string
  connectionId: string | null
  privacy: PrivacyStatus
  isForKids: boolean
  notifies: boolean
  /** Without both there is no daily run. */
  hour: number | null
  minute: number | null
  zone: string
  /** 1 for Monday … 7 for Sunday. */
  days: readonly number[]
  endsOn: string | null
  reviewHours: ReviewHours | null
}

/** A configuration as the server has it; a template, which is nowhere yet, begins where the person is. */
export function toDraft(config: ChannelConfig): ConfigDraft {
  const [hour, minute] = (config.preferredRunTimeLocal?.split(':') ?? []).map(Number)
  return {
    name: config.name,
    prompts: writePrompts({ imagePrompt: config.imageprompt, textPrompt: config.textprompt }),
    durationSeconds: config.desiredduration,
    styleId: config.selectedstyleid,
    quality: QUALITY_NAMES.find((name) => name === config.selectedquality) ?? QUALITY_NAMES[0],
    voiceId: config.selectedVoiceId,
    musicId: TRACKS.find(({ url }) => url === config.selectedMusicUrl)?.id ?? null,
    notes: config.customNotes,
    connectionId: config.youtubeConnectionId,
    privacy: config.privacyStatus,
    isForKids: config.madeForKids,
    notifies: config.notifySubscribers,
    hour: hour ?? null,
    minute: minute ?? null,
    zone: config.preferredTimeZone ?? detectedZone(),
    days: config.days,
    endsOn: config.endsOn,
    reviewHours: config.reviewHours,
  }
}

/** As it is sent to change a channel. */
export function changedConfig(draft: ConfigDraft): ChangedConfig {
  return {
    ...makingOf(draft),
    youtubeConnectionId: draft.connectionId,
    preferredRunTimeLocal: runTimeOf(draft),
    preferredTimeZone: draft.zone,
  }
}

/** As it is sent with an activation. */
export function activationConfig(draft: ConfigDraft): ActivationConfig {
  return {
    ...makingOf(draft),
    youtube_connection_id: draft.connectionId,
    preferred_run_time_local: runTimeOf(draft),
    preferred_timezone: draft.zone,
  }
}

function makingOf(draft: ConfigDraft) {
  const { imagePrompt, textPrompt } = readPrompts(draft.prompts)
  return {
    name: draft.name.trim(),
    imagePrompt,
    textPrompt,
    desiredDuration: draft.durationSeconds,
    selectedStyleId: draft.styleId,
    selectedQuality: draft.quality,
    selectedVoiceId: draft.voiceId,
    selectedMusicUrl: TRACKS.find(({ id }) => id === draft.musicId)?.url ?? null,
    customNotes: draft.notes.trim(),
    days: [...draft.days],
    endsOn: draft.endsOn,
    reviewHours: draft.reviewHours,
    privacyStatus: draft.privacy,
    madeForKids: draft.isForKids,
    notifySubscribers: draft.notifies,
  }
}

/** `18:05`; null where hour or minute is missing. */
export function runTimeOf({ hour, minute }: Pick<ConfigDraft, 'hour' | 'minute'>): string | null {
  if (hour === null || minute === null) return null
  return `${twoDigits(hour)}:${twoDigits(minute)}`
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** What keeps a draft from being saved, by the field it is about. */
export type DraftFaults = { name?: string; prompts?: string; days?: string }

export function findFaults({ name, prompts, days }: ConfigDraft): DraftFaults {
  return {
    ...(name.trim() === '' && { name: 'Channel name cannot be empty.' }),
    ...promptsFault(prompts),
    ...(days.length === 0 && { days: 'Choose at least one day of the week.' }),
  }
}

function promptsFault(prompts: string): Pick<DraftFaults, 'prompts'> {
  const { stray, imagePrompt, textPrompt } = readPrompts(prompts)
  if (stray !== '') return { prompts: 'Begin each prompt with “Image Prompt:” or “Text Prompt:”.' }
  if (Math.max(imagePrompt.length, textPrompt.length) <= MAX_PROMPT_CHARACTERS) return {}
  return { prompts: `Each prompt may have at most ${MAX_PROMPT_CHARACTERS} characters.` }
}
