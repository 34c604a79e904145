import {
  DEFAULT_DURATION_SECONDS,
  DEFAULT_RUN_TIME,
  EVERY_DAY,
  isTimeZone,
  TEMPLATES,
  USUAL_DURATION_SECONDS,
  type TemplateId,
} from '@dayreel/catalogue'
import {
  ChannelChoices,
  channelField,
  writeChannelConfig,
  type ChannelChange,
  type ChannelConfig,
  type ChannelSettings,
  type TemplateDefaults,
} from '@dayreel/contract'
import type { Offers } from '@dayreel/storyboard'
import { refuseBlocked } from '#blocked/refuse-blocked.ts'
import type { Db } from '#db/connect.ts'
import { AppError } from '#errors/app-error.ts'
import type { ChannelRow, FoundChannel, StoredConfig } from '#runs'
import { refuseUnoffered } from '#videos'
import { changeTargets, readTargets, toWireTarget, type Target } from './channel-targets.ts'
import { readRunTime, writeRunTime } from './slots/run-time.ts'
import { TEMPLATE_DEFAULTS } from './templates/template-defaults.ts'

type Timing = Pick<ChannelRow, 'name' | 'zone' | 'hour' | 'minute' | 'days' | 'endsOn' | 'reviewHours'>

/** A channel's settings. The database stores them in two rows and a list of targets. */
export type Settings = Timing & StoredConfig & { targets: readonly Target[] }

/** The time zone of a template before the user chooses one. */
const DEFAULT_TIME_ZONE = 'UTC'

export function templateSettings(templateId: TemplateId): Settings {
  const { imagePrompt, textPrompt, ...choices } = TEMPLATE_DEFAULTS[templateId]
  return {
    name: TEMPLATES.find(({ id }) => id === templateId)!.name,
    zone: DEFAULT_TIME_ZONE,
    ...readRunTime(DEFAULT_RUN_TIME)!,
    days: [...EVERY_DAY],
    endsOn: null,
    reviewHours: null,
    imagePrompt,
    textPrompt,
    choices: ChannelChoices.parse({ ...choices, durationSeconds: USUAL_DURATION_SECONDS }),
    targets: [],
  }
}

/**
 * Applies the user's changes to settings. Settings that are absent from the request stay.
 *
 * @throws {AppError} `unacceptable`, with the field name and advice for the user.
 */
export async function changeSettings(
  db: Db,
  { accountId, offers }: { accountId: string; offers: Offers },
  base: Settings,
  given: ChannelChange,
): Promise<Settings> {
  if (given.name === '') throw refusal('name', 'Channel name cannot be empty.')
  const settings = {
    ...base,
    choices: changeChoices(base.choices, given.choices ?? {}, offers),
    ...readTimes(base, given),
    name: given.name ?? base.name,
    imagePrompt: given.imagePrompt ?? base.imagePrompt,
    textPrompt: given.textPrompt ?? base.textPrompt,
    targets: await changeTargets(db, accountId, base.targets, given),
  }
  const { name, imagePrompt, textPrompt, choices } = settings
  await refuseBlocked(db, { name, imagePrompt, textPrompt, [channelField('notes')]: choices.notes })
  return settings
}

/**
 * Checks only the options that change, so that an old choice that is no longer offered does not block other changes.
 */
function changeChoices(base: ChannelChoices, given: Partial<ChannelChoices>, offers: Offers): ChannelChoices {
  const isChanged = ([option, value]: [string, unknown]): boolean => value !== base[option as keyof ChannelChoices]
  refuseUnoffered(Object.fromEntries(Object.entries(given).filter(isChanged)), offers, (option) =>
    option === 'template' ? option : channelField(option),
  )
  return { ...base, ...given }
}

function readTimes(base: Settings, given: ChannelChange): Partial<Settings> {
  const { runTime: time, timeZone: zone, days } = given
  const read = typeof time === 'string' && time !== '' ? readRunTime(time) : undefined
  if (time && read === undefined) throw refusal('runTime', 'Choose a run time in steps of 5 minutes, such as 18:05.')
  if (zone !== undefined && !isTimeZone(zone)) throw refusal('timeZone', 'Choose a time zone, such as Europe/Berlin.')
  return {
    ...(time !== undefined && { hour: read?.hour ?? null, minute: read?.minute ?? null }),
    zone: zone ?? base.zone,
    days: days === undefined ? base.days : [...new Set(days)].sort((a, b) => a - b),
    endsOn: given.endsOn === undefined ? base.endsOn : given.endsOn,
    reviewHours: given.reviewHours === undefined ? base.reviewHours : given.reviewHours,
  }
}

/** Converts settings to the form that the API returns. */
export function toWire(settings: Settings, of: { isTemplate?: boolean } = {}): ChannelConfig {
  return writeChannelConfig(toChannelSettings(settings, of))
}

export function toChannelSettings(settings: Settings, { isTemplate = false } = {}): ChannelSettings {
  const { name, imagePrompt, textPrompt, choices, zone, hour, minute, days, endsOn, reviewHours, targets } = settings
  return {
    name,
    imagePrompt,
    textPrompt,
    choices,
    runTime: hour === null || minute === null ? null : writeRunTime({ hour, minute }),
    timeZone: isTemplate ? null : zone,
    days,
    endsOn,
    reviewHours: reviewHours as ChannelSettings['reviewHours'],
    targets: targets.map(toWireTarget),
  }
}

/**
 * Returns a template's default settings. The specification prescribes the length and the music, so the template's own
 * suggestions for the two are separate fields.
 */
export function readTemplateDefaults(templateId: TemplateId): TemplateDefaults {
  const settings = templateSettings(templateId)
  const plain = { ...settings.choices, durationSeconds: DEFAULT_DURATION_SECONDS, music: null }
  const { desiredduration, selectedMusicUrl } = toWire(settings)
  return {
    ...toWire({ ...settings, choices: plain }, { isTemplate: true }),
    suggestion: { desiredduration, selectedMusicUrl },
  }
}

function refusal(setting: 'name' | 'runTime' | 'timeZone', message: string): AppError {
  return new AppError('unacceptable', { message, details: { field: channelField(setting) } })
}

export async function readSettings(db: Db, { channel, config }: FoundChannel): Promise<Settings> {
  const { id, name, zone, hour, minute, days, endsOn, reviewHours } = channel
  return { name, zone, hour, minute, days, endsOn, reviewHours, ...config, targets: await readTargets(db, id) }
}

/** Splits settings into the values of the `channels` row and of the `channel_config` row. */
export function rowsOf(settings: Settings): { timing: Timing; making: StoredConfig } {
  const { name, zone, hour, minute, days, endsOn, reviewHours, targets: _, ...making } = settings
  return { timing: { name, zone, hour, minute, days, endsOn, reviewHours }, making }
}
