// The entry point for processes that only describe and choose engines. It loads no model client.
export { readAnswer, readAnswers } from './assistant/read-answer.ts'
export { writePrompt } from './assistant/write-prompt.ts'
export { BUILT_IN, choosePorts, type ChosenPorts } from './choose-ports.ts'
export { type FactsSettings, readFactsSettings } from './facts/read-facts-settings.ts'
export { createPhotoEngines } from './photos/create-photo-engines.ts'
export {
  PHOTO_VARIABLES,
  type PhotoConfig,
  type PhotoSettings,
  readPhotoContact,
  readPhotoSettings,
} from './photos/photo-settings.ts'
export { type LimitedService, SERVICE_LIMITS } from './public-api/service-limits.ts'
export type { OnFailure } from './persist.ts'
export { loadImageModel } from './pictures/load-image-model.ts'
export {
  DEFAULT_PICTURE_MODELS,
  findPictureSettingsFaults,
  type PictureSettings,
  pictureSourceName,
} from './pictures/picture-settings.ts'
export { type PictureSource, readPictureSettings } from './pictures/read-picture-settings.ts'
export { createLocalEngine } from './text/local/create-local-engine.ts'
export { findLocalVoices, findLocalWriters } from './local/find-local-models.ts'
export { localModelName } from './local/local-model-name.ts'
export { createLocalSpeechEngine } from './speech/local/create-local-speech-engine.ts'
export { createLocalVoiceClient, type LocalVoiceClient } from './speech/local/create-local-voice-client.ts'
export { localVoiceId } from './speech/local/local-voice-id.ts'
export { named, type ProviderVoice } from './speech/provider-voice.ts'
export { sampleLine } from './speech/sample-lines.ts'
export { createSpeechEngine } from './speech/create-speech-engine.ts'
export { readSpeechSettings, type SpeechSource } from './speech/read-speech-settings.ts'
export { priceAlignment, type SpeechPrices } from './speech/speech-prices.ts'
export { findSpeechSettingsFaults, type SpeechSettings, speechSourceName, voiceId } from './speech/speech-settings.ts'
export { createTextEngine } from './text/create-text-engine.ts'
export { findTextSettingsFaults, type TextSettings, textSourceName } from './text/text-settings.ts'
export { readTextSettings, type TextPrices, type TextSource } from './text/read-text-settings.ts'
export { dollarsOfMinute, pricesOfMinute } from './prices-of-minute.ts'
export { readTranscriptionSettings, type TranscriptionSource } from './transcription/read-transcription-settings.ts'
export {
  findTranscriptionFaults,
  type TranscriptionSettings,
  transcriptionSourceName,
} from './transcription/transcription-settings.ts'
