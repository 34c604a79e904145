import {
  DEFAULT_QUALITY,
  DEFAULT_RUN_TIME,
  EVERY_DAY,
  STYLES,
  TEMPLATES,
  TRACKS,
  type TemplateId,
} from '@dayreel/catalogue'
import { GenerateRequest, type ActivationConfig, type ChangedConfig, type ChannelConfig } from '@dayreel/contract'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { connections, type channelConfig, type channels } from '#db/schema.ts'
import { AppError } from '#lib/app-error.ts'
import { readVideoRequest } from '#video/video-request.ts'
import { isZone, readRunTime, writeRunTime } from './slots/run-time.ts'
import { TEMPLATE_DEFAULTS } from './templates/template-defaults.ts'

export type ChannelRow = typeof channels.$inferSelect
export type ConfigRow = typeof channelConfig.$inferSelect
/** A channel's part of both rows, as a person sets it. */
export type Settings = Pick<ChannelRow, 'name' | 'zone' | 'hour' | 'minute' | 'days' | 'endsOn' | 'reviewHours'> &
  Omit<ConfigRow, 'channelId'>

/** Where nobody says where they are. */
const NO_ZONE = 'UTC'

export function templateSettings(templateId: TemplateId): Settings {
  const defaults = TEMPLATE_DEFAULTS[templateId]
  return {
    name: TEMPLATES.find(({ id }) => id === templateId)!.name,
    zone: NO_ZONE,
    ...readRunTime(DEFAULT_RUN_TIME)!,
    days: [...EVERY_DAY],
    endsOn: null,
    reviewHours: null,
    imagePrompt: defaults.imagePrompt,
    textPrompt: defaults.textPrompt,
    desiredDuration: defaults.duration,
    selectedStyleId: STYLES.find(({ name }) => name === defaults.style)!.id,
    selectedQuality: DEFAULT_QUALITY,
    selectedVoiceId: defaults.voice,
    selectedMusic: defaults.music,
    customNotes: '',
    youtubeConnectionId: null,
    privacyStatus: 'private',
    madeForKids: false,
    notifySubscribers: false,
  }
}

/** The keys of an activation as those of a change. */
export function fromActivation(given: ActivationConfig): ChangedConfig {
  const { youtube_connection_id, preferred_run_time_local, preferred_timezone, ...same } = given
  return {
    ...same,
    ...(youtube_connection_id !== undefined && { youtubeConnectionId: youtube_connection_id }),
    ...(preferred_run_time_local !== undefined && { preferredRunTimeLocal: preferred_run_time_local }),
    ...(preferred_timezone !== undefined && { preferredTimeZone: preferred_timezone }),
  }
}

type Reading = { accountId: string; siteUrl: string }

/**
 * Settings with what a person changes of them; what is absent stays.
 *
 * @throws {AppError} `unacceptable`, naming the field and what to do.
 */
export async function changeSettings(
  db: Db,
  { accountId, siteUrl }: Reading,
  base: Settings,
  given: ChangedConfig,
): Promise<Settings> {
  if (given.name === '') throw refusal('name', 'Channel name cannot be empty.')
  if (given.youtubeConnectionId) await checkConnection(db, accountId, given.youtubeConnectionId)
  return {
    ...base,
    ...readMaking(base, given, siteUrl),
    ...readTimes(base, given),
    name: given.name ?? base.name,
    imagePrompt: given.imagePrompt ?? base.imagePrompt,
    textPrompt: given.textPrompt ?? base.textPrompt,
    customNotes: given.customNotes ?? base.customNotes,
    ...(given.youtubeConnectionId !== undefined && { youtubeConnectionId: given.youtubeConnectionId }),
    privacyStatus: given.privacyStatus ?? base.privacyStatus,
    madeForKids: given.madeForKids ?? base.madeForKids,
    notifySubscribers: given.notifySubscribers ?? base.notifySubscribers,
  }
}

/** What Create Video calls the same fields. */
const FIELDS: Readonly<Record<string, keyof ChangedConfig>> = {
  duration: 'desiredDuration',
  styleId: 'selectedStyleId',
  quality: 'selectedQuality',
  voiceId: 'selectedVoiceId',
  musicUrl: 'selectedMusicUrl',
}

function readMaking(base: Settings, given: ChangedConfig, siteUrl: string): Partial<Settings> {
  const request = GenerateRequest.parse({
    scriptSubject: 'Checked when there is one',
    duration: given.desiredDuration ?? base.desiredDuration,
    styleId: given.selectedStyleId ?? base.selectedStyleId,
    quality: given.selectedQuality ?? base.selectedQuality,
    voiceId: given.selectedVoiceId ?? base.selectedVoiceId,
    musicUrl: given.selectedMusicUrl === undefined ? trackUrl(base.selectedMusic) : given.selectedMusicUrl,
  })
  try {
    const { duration, styleId, quality, voice, music } = readVideoRequest(request, siteUrl)
    return {
      desiredDuration: duration,
      selectedStyleId: styleId,
      selectedQuality: quality,
      selectedVoiceId: voice,
      selectedMusic: music,
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { field } = error.details as { field: string }
    throw refusal(FIELDS[field] ?? field, error.message)
  }
}

function readTimes(base: Settings, given: ChangedConfig): Partial<Settings> {
  const { preferredRunTimeLocal: time, preferredTimeZone: zone, days } = given
  const read = typeof time === 'string' && time !== '' ? readRunTime(time) : undefined
  if (time && read === undefined) {
    throw refusal('preferredRunTimeLocal', 'Choose a run time in steps of 5 minutes, such as 18:05.')
  }
  if (zone !== undefined && !isZone(zone)) {
    throw refusal('preferredTimeZone', 'Choose a time zone, such as Europe/Berlin.')
  }
  return {
    ...(time !== undefined && { hour: read?.hour ?? null, minute: read?.minute ?? null }),
    zone: zone ?? base.zone,
    days: days === undefined ? base.days : [...new Set(days)].sort((a, b) => a - b),
    endsOn: given.endsOn === undefined ? base.endsOn : given.endsOn,
    reviewHours: given.reviewHours === undefined ? base.reviewHours : given.reviewHours,
  }
}

/** Somebody else's is as little there as one that never was. */
async function checkConnection(db: Db, accountId: string, id: string): Promise<void> {
  const found = await db
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.id, id), eq(connections.accountId, accountId), eq(connections.platform, 'youtube')))
  if (found.length === 0) throw refusal('youtubeConnectionId', 'Choose one of your YouTube connections, or none.')
}

/** As the wire has it. */
export function toWire(settings: Settings, { isTemplate = false } = {}): ChannelConfig {
  const { hour, minute } = settings
  return {
    name: settings.name,
    imageprompt: settings.imagePrompt,
    textprompt: settings.textPrompt,
    desiredduration: settings.desiredDuration,
    selectedstyleid: settings.selectedStyleId,
    selectedquality: settings.selectedQuality,
    customNotes: settings.customNotes,
    selectedVoiceId: settings.selectedVoiceId,
    selectedMusicUrl: trackUrl(settings.selectedMusic),
    youtubeConnectionId: settings.youtubeConnectionId,
    preferredRunTimeLocal: hour === null || minute === null ? null : writeRunTime({ hour, minute }),
    preferredTimeZone: isTemplate ? null : settings.zone,
    days: settings.days,
    endsOn: settings.endsOn,
    reviewHours: settings.reviewHours as ChannelConfig['reviewHours'],
    privacyStatus: settings.privacyStatus,
    madeForKids: settings.madeForKids,
    notifySubscribers: settings.notifySubscribers,
  }
}

function trackUrl(track: string | null): string | null {
  return TRACKS.find(({ id }) => id === track)?.url ?? null
}

function refusal(field: string, message: string): AppError {
  return new AppError('unacceptable', { message, details: { field } })
}
