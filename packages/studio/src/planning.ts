// The entry point for processes that plan videos but do not make them. It loads no picture, sound or encoder code, and
// imports only types from the rest of the package.
export type { MadeVideo, makeVideo, PicturedScene, VideoRequest } from './make-video/make-video.ts'
export type { Output } from './make-video/output.ts'
export type { Progress } from './make-video/progress-meter.ts'
export { estimateVideo, type VideoEstimate } from './make-video/estimate-video.ts'
export type { Change } from './make-video/plan-change.ts'
export type { Planner } from './make-video/planner.ts'
export { createNarrator } from './narrate/create-narrator.ts'
export { createRecordings } from './narrate/create-recordings.ts'
export { createSpeechFinisher } from './narrate/create-speech-finisher.ts'
export type { SoundKeeper } from './own-sound/sound-keeper.ts'
export { createCaptionSampler, type CaptionSampler } from './render/caption-sample/create-caption-sampler.ts'
export { createPictureRedrawer, type PictureRedrawer } from './own-picture/picture-redrawer.ts'
