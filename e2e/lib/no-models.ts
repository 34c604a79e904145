import type {
  BlockedTerms,
  ContentReports,
  HostModels,
  HostPictures,
  HostTranscription,
  HostVoices,
  LocalModels,
} from '@dayreel/contract'
import type { Answers } from './answer.ts'

/** The models of a site without models, for journeys that mock the host page's calls. */
export const NO_MODELS: HostModels = {
  text: null,
  environment: null,
  limits: { day: { dollars: null, variable: null }, accountDay: { dollars: null, variable: null } },
  isOwnAllowed: false,
  mayReachPrivate: false,
  ownModels: 0,
}
const NO_VOICES: HostVoices = { speech: null, environment: null }
const NO_TRANSCRIPTION: HostTranscription = { transcription: null, environment: null }
const NO_PICTURES: HostPictures = { photos: [], suggestedContact: null, model: null, environment: null }
const NO_LOCAL_MODELS: LocalModels = { models: [], adding: null, waiting: [], problem: null, mayChange: false }

const NO_REPORTS: ContentReports = { open: 0, reports: [] }
const NO_BLOCKED_TERMS: BlockedTerms = { words: [], domains: [] }

/** The responses to the calls of the host page's panels of reports and blocked words, on a site without any. */
export const WITHOUT_REPORTS: Answers = {
  'GET /api/host/reports': { json: NO_REPORTS },
  'GET /api/host/blocked-terms': { json: NO_BLOCKED_TERMS },
}

/** The responses to all calls for the host page's panel of models, on a site without models. */
export const WITHOUT_MODELS: Answers = {
  'GET /api/host/models': { json: NO_MODELS },
  'GET /api/host/voices': { json: NO_VOICES },
  'GET /api/host/transcription': { json: NO_TRANSCRIPTION },
  'GET /api/host/pictures': { json: NO_PICTURES },
  'GET /api/host/local-models': { json: NO_LOCAL_MODELS },
}
