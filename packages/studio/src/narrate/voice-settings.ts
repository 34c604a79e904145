import type { VoiceId } from '@dayreel/catalogue'
import { entryOf } from '@dayreel/storyboard/base'
import type { Speaker } from './synthesiser.ts'

/** Settings that turn a recorded speaker into one of the app's voices. */
export type VoiceSettings = {
  speaker: Speaker
  /** Factor for the resonances. Above 1, the voice sounds lighter, as from a smaller mouth. */
  formantScale: number
  /** Mean pitch of the result and its spread, in hertz. Undefined if the speaker's melody cannot be changed. */
  pitch: { meanHz: number; spreadHz: number } | undefined
  /** Length of speech, relative to that of the recorded speaker. */
  stretch: number
  /** Length of breaks, relative to the usual length. */
  breath: number
  tone: VoiceTone
}

export type VoiceTone = {
  /** Frequency ranges to raise or lower, so that the long-term spectrum is close to that of recorded speech. */
  bands: readonly Band[]
  /** Maximum level of hisses relative to all sound, in decibels. Louder hisses are lowered. */
  hissDb: number
  /** Amount of added overtones above the synthesiser's range, 0…1. */
  sparkle: number
}

export type Band = { kind: 'bell' | 'low-shelf' | 'high-shelf'; hz: number; gainDb: number; width?: number }

/** The deep man's voice has a boom below 200 Hz, too little sound around 1 kHz, and sharp hisses. */
const RMS_BANDS: readonly Band[] = [
  { kind: 'low-shelf', hz: 190, gainDb: -4 },
  { kind: 'bell', hz: 950, gainDb: 5, width: 0.8 },
  { kind: 'bell', hz: 1900, gainDb: 5, width: 1.2 },
  { kind: 'bell', hz: 3300, gainDb: -3, width: 1.2 },
  { kind: 'high-shelf', hz: 4000, gainDb: -5 },
]

/** The first overtone of the woman's voice is far louder than the rest. */
const SLT_BANDS: readonly Band[] = [
  { kind: 'low-shelf', hz: 250, gainDb: -9 },
  { kind: 'bell', hz: 420, gainDb: 1.5, width: 1 },
  { kind: 'bell', hz: 1900, gainDb: 2, width: 1 },
]

/** The Scot's voice has a hard edge at 2.5 kHz and little sound above 4 kHz. */
const AWB_BANDS: readonly Band[] = [
  { kind: 'low-shelf', hz: 170, gainDb: -1 },
  { kind: 'bell', hz: 900, gainDb: 2.5, width: 0.9 },
  { kind: 'bell', hz: 2600, gainDb: -3, width: 1.4 },
  { kind: 'high-shelf', hz: 5000, gainDb: 7 },
]

/**
 * Finds the settings of a voice.
 *
 * @throws {StudioError} `choice-gone`
 */
export function voiceSettingsOf(voice: string): VoiceSettings {
  return entryOf(VOICE_SETTINGS, voice, 'voice')
}

export const VOICE_SETTINGS: Record<VoiceId, VoiceSettings> = {
  'dr-voice-miles': {
    speaker: 'rms',
    formantScale: 1,
    pitch: undefined,
    stretch: 0.98,
    breath: 1.05,
    tone: { bands: RMS_BANDS, hissDb: -14, sparkle: 0.5 },
  },
  'dr-voice-clara': {
    speaker: 'slt',
    formantScale: 1,
    pitch: { meanHz: 178, spreadHz: 48 },
    stretch: 1,
    breath: 0.95,
    tone: { bands: SLT_BANDS, hissDb: -13, sparkle: 0.6 },
  },
  'dr-voice-ewan': {
    speaker: 'awb',
    formantScale: 1,
    pitch: { meanHz: 130, spreadHz: 34 },
    stretch: 1,
    breath: 1,
    tone: { bands: AWB_BANDS, hissDb: -13, sparkle: 0.9 },
  },
  'dr-voice-ada': {
    speaker: 'slt',
    formantScale: 0.93,
    pitch: { meanHz: 150, spreadHz: 34 },
    stretch: 1.14,
    breath: 1.1,
    tone: { bands: [...SLT_BANDS, { kind: 'low-shelf', hz: 300, gainDb: 2 }], hissDb: -15, sparkle: 0.5 },
  },
  'dr-voice-theo': {
    speaker: 'slt',
    formantScale: 0.85,
    pitch: { meanHz: 122, spreadHz: 36 },
    stretch: 0.98,
    breath: 0.92,
    tone: { bands: SLT_BANDS, hissDb: -13, sparkle: 0.7 },
  },
  'dr-voice-gideon': {
    speaker: 'rms',
    formantScale: 0.86,
    pitch: undefined,
    stretch: 1.08,
    breath: 1.12,
    tone: { bands: RMS_BANDS, hissDb: -16, sparkle: 0.4 },
  },
  'dr-voice-juno': {
    speaker: 'slt',
    formantScale: 1.08,
    pitch: { meanHz: 212, spreadHz: 56 },
    stretch: 0.94,
    breath: 0.88,
    tone: { bands: [...SLT_BANDS, { kind: 'low-shelf', hz: 320, gainDb: -4 }], hissDb: -14, sparkle: 0.6 },
  },
}
