import type { VoiceId } from '@dayreel/catalogue'
import type { Speaker } from './synthesiser.ts'

/** How one of the recorded speakers becomes one of our voices. */
export type VoiceSettings = {
  speaker: Speaker
  /** Moves the resonances: above 1 is a smaller mouth and a lighter voice. */
  formantScale: number
  /** Mean of the melody as heard, and how far it swings, in hertz. */
  pitchHz: number
  pitchSpreadHz: number
  /** Length of speech against the recorded speaker's. */
  stretch: number
  /** Length of breaks against the usual. */
  breath: number
  tone: VoiceTone
}

/** Gains in decibels. */
export type VoiceTone = {
  /** Chest, below 180 Hz. */
  warmthDb: number
  /** Nasal and boxy ranges. */
  boxHz: number
  boxDb: number
  /** Clarity, around 2.8 kHz. */
  presenceDb: number
  /** Brightness, above 5.5 kHz. */
  airDb: number
  /** New overtones above the synthesiser's 8 kHz, 0…1. */
  sparkle: number
}

const EVEN: VoiceTone = { warmthDb: 1, boxHz: 350, boxDb: -2, presenceDb: 2.5, airDb: 3, sparkle: 0.5 }

export const VOICE_SETTINGS: Record<VoiceId, VoiceSettings> = {
  'dr-voice-miles': {
    speaker: 'rms',
    formantScale: 1,
    pitchHz: 96,
    pitchSpreadHz: 15,
    stretch: 1,
    breath: 1.05,
    tone: EVEN,
  },
  'dr-voice-clara': {
    speaker: 'slt',
    formantScale: 1,
    pitchHz: 176,
    pitchSpreadHz: 28,
    stretch: 1.05,
    breath: 0.95,
    tone: EVEN,
  },
  'dr-voice-ewan': {
    speaker: 'awb',
    formantScale: 1,
    pitchHz: 128,
    pitchSpreadHz: 20,
    stretch: 1.02,
    breath: 1,
    tone: EVEN,
  },
  'dr-voice-ada': {
    speaker: 'slt',
    formantScale: 0.92,
    pitchHz: 148,
    pitchSpreadHz: 20,
    stretch: 1.18,
    breath: 1.1,
    tone: EVEN,
  },
  'dr-voice-theo': {
    speaker: 'rms',
    formantScale: 1.09,
    pitchHz: 120,
    pitchSpreadHz: 22,
    stretch: 0.93,
    breath: 0.92,
    tone: EVEN,
  },
  'dr-voice-gideon': {
    speaker: 'rms',
    formantScale: 0.93,
    pitchHz: 80,
    pitchSpreadHz: 11,
    stretch: 1.1,
    breath: 1.15,
    tone: EVEN,
  },
  'dr-voice-juno': {
    speaker: 'slt',
    formantScale: 1.07,
    pitchHz: 210,
    pitchSpreadHz: 34,
    stretch: 0.96,
    breath: 0.88,
    tone: EVEN,
  },
}
