export { openFolderStepStore } from './kept/folder-step-store.ts'
export {
  makeVideo,
  type MadeVideo,
  type MakeOptions,
  type PicturedScene,
  type VideoRequest,
} from './make-video/make-video.ts'
export { createBrandPreviewer } from './make-video/brand-previewer.ts'
export { createFolderOutput, type Output, type OutputFile } from './make-video/output.ts'
export { createLookSampler } from './make-video/look-samples/create-look-sampler.ts'
export type { SamplePorts } from './make-video/look-samples/plan-look-sample.ts'
export { openFoundClip } from './make-video/open-found-clip.ts'
export { previewBoard } from './make-video/preview-board.ts'
export { createPlanner } from './make-video/planner.ts'
export type { Progress } from './make-video/progress-meter.ts'
export { voicePreview } from './narrate/voice-preview.ts'
export { createNarrator } from './narrate/create-narrator.ts'
export { createSpeechFinisher } from './narrate/create-speech-finisher.ts'
export { createPictureFinisher } from './own-picture/create-picture-finisher.ts'
export { createClipKeeper } from './own-clip/clip-keeper.ts'
export { createSoundKeeper } from './own-sound/sound-keeper.ts'
export { createScore } from './score/score.ts'
