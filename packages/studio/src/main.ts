export { openFolderStepStore } from './kept/folder-step-store.ts'
export {
  makeVideo,
  type MadeVideo,
  type MakeOptions,
  type PicturedScene,
  type VideoRequest,
} from './make-video/make-video.ts'
export { createFolderOutput, type Output, type OutputFile } from './make-video/output.ts'
export { estimateVideo, type VideoEstimate } from './make-video/estimate-video.ts'
export { createPictureRedrawer, type PictureRedrawer } from './own-picture/picture-redrawer.ts'
export { keepShows } from './make-video/keep-shows.ts'
export { planChange, type Change } from './make-video/plan-change.ts'
export type { Progress } from './make-video/progress-meter.ts'
export { voicePreview } from './narrate/voice-preview.ts'
export { createNarrator } from './narrate/create-narrator.ts'
export { createScore } from './score/score.ts'
