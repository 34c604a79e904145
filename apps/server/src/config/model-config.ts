import { PLAN_IDS, type PlanId } from '@dayreel/catalogue'
import {
  type FactsSettings,
  type PhotoConfig,
  type PictureSource,
  readFactsSettings,
  readPhotoSettings,
  readPictureSettings,
  readSpeechSettings,
  readTextSettings,
  readTranscriptionSettings,
  type SpeechSource,
  type TextSource,
  type TranscriptionSource,
} from '@dayreel/providers/base'
import type { Environment } from './environment.ts'

/** The language model, the voices, the transcription server, the source of facts, and the cost limits. */
export type ModelConfig = {
  /** The language model. If undefined, the built-in writer writes everything. */
  text: (TextSource & { plans: readonly PlanId[] }) | undefined
  /** Hosted voices. If undefined, the environment adds none to the built-in ones. */
  speech: (SpeechSource & { plans: readonly PlanId[] }) | undefined
  /** The transcription server. If undefined, the environment sets none. */
  transcription: (TranscriptionSource & { plans: readonly PlanId[] }) | undefined
  /** The place where a language model looks up facts. If undefined, the operator does not allow lookups. */
  facts: FactsSettings | undefined
  /** The image model. If undefined, the environment sets none. */
  pictures: (PictureSource & { plans: readonly PlanId[]; isSandbox: boolean }) | undefined
  /** Where photographs are searched for. The environment adds these sources to those of the operator's page. */
  photos: PhotoConfig
  /** The daily cost limit in millionths of a dollar. Undefined means that there is no limit. */
  limitDayMicros: number | undefined
  limitAccountDayMicros: number | undefined
}

const PAID_PLANS = PLAN_IDS.filter((plan) => plan !== 'free')
const MICROS = 1_000_000

export function readModelConfig(settings: Environment): { models: ModelConfig; faults: string[] } {
  const { source, faults } = readTextSettings(settings)
  const facts = readFactsSettings(settings)
  const photos = readPhotoSettings(settings)
  const voices = readSpeechSettings(settings)
  const transcripts = readTranscriptionSettings(settings)
  const painted = readPictureSettings(settings)
  const { COST_LIMIT_DAY: day, COST_LIMIT_ACCOUNT_DAY: accountDay, TEXT_PLANS: plans } = settings
  const limit = day === undefined ? 'COST_LIMIT_ACCOUNT_DAY' : 'COST_LIMIT_DAY'
  if ((day ?? accountDay) !== undefined && source !== undefined && source.prices === null) {
    faults.push(`TEXT_PRICE_INPUT and TEXT_PRICE_OUTPUT are missing: without prices ${limit} cannot be kept`)
  }
  if ((day ?? accountDay) !== undefined && voices.source?.prices === null) {
    faults.push(`SPEECH_PRICE is missing: without the price of the voices ${limit} cannot be kept`)
  }
  if ((day ?? accountDay) !== undefined && transcripts.source?.prices === null) {
    faults.push(`TRANSCRIPTION_PRICE is missing: without the price of transcription ${limit} cannot be kept`)
  }
  if ((day ?? accountDay) !== undefined && painted.source?.prices === null) {
    faults.push(`PICTURES_PRICE is missing: without the price of a picture ${limit} cannot be kept`)
  }
  const { SPEECH_PLANS: speechPlans, TRANSCRIPTION_PLANS: transcriptionPlans } = settings
  const { PICTURES_PLANS: picturesPlans, SANDBOX_PICTURES: isSandbox = false } = settings
  const transcription = transcripts.source && {
    ...transcripts.source,
    plans: transcriptionPlans.length > 0 ? transcriptionPlans : PAID_PLANS,
  }
  const pictures = painted.source && {
    ...painted.source,
    plans: picturesPlans.length > 0 ? picturesPlans : PAID_PLANS,
    isSandbox,
  }
  const speech = voices.source && { ...voices.source, plans: speechPlans.length > 0 ? speechPlans : PAID_PLANS }
  const text = source && { ...source, plans: plans.length > 0 ? plans : PAID_PLANS }
  return {
    models: {
      text,
      speech,
      transcription,
      pictures,
      facts: facts.facts,
      photos: photos.photos,
      limitDayMicros: day === undefined ? undefined : Math.round(day * MICROS),
      limitAccountDayMicros: accountDay === undefined ? undefined : Math.round(accountDay * MICROS),
    },
    faults: [...faults, ...voices.faults, ...transcripts.faults, ...painted.faults, ...facts.faults, ...photos.faults],
  }
}
