export { createSandboxGoogle } from './google/create-sandbox-google.ts'
export {
  createSandboxText,
  RETRY_AFTER_SECONDS,
  type SandboxText,
  type SandboxTextOptions,
} from './text/create-sandbox-text.ts'
export { createSandboxSpeech, type SandboxSpeech } from './speech/create-sandbox-speech.ts'
export type { SpeechFault } from './speech/faults.ts'
export type { TextFault } from './text/faults.ts'
export { makeTinyModel } from './model-hub/make-tiny-model.ts'
export { makeTinyPiper } from './model-hub/make-tiny-piper.ts'
export { makeTinyStyle, makeTinyVoice } from './model-hub/make-tiny-voice.ts'
export { createSandboxHub, type SandboxHub } from './model-hub/create-sandbox-hub.ts'
export { createSandboxYouTube } from './youtube/create-sandbox-youtube.ts'
export { createSandboxInstagram } from './instagram/create-sandbox-instagram.ts'
export { createSandboxTikTok } from './tiktok/create-sandbox-tiktok.ts'
export { SANDBOX_PLATFORMS } from './platforms.ts'
export { createSandboxWikipedia, type SandboxWikipedia } from './wikipedia/create-sandbox-wikipedia.ts'
export { createSandboxPhotos, type SandboxPhotos } from './photos/create-sandbox-photos.ts'
export { createSandboxPictures, type SandboxPictures } from './pictures/create-sandbox-pictures.ts'
export type { PictureFault } from './pictures/faults.ts'
export { createSandboxStripe, type SandboxStripe } from './stripe/create-sandbox-stripe.ts'
export { createSandboxS3, type SandboxS3 } from './s3/create-sandbox-s3.ts'
