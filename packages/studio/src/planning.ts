// The door for whoever plans videos and makes none: what is behind it loads no picture, no sound and no encoder. Of making, only
// the types.
export type { MadeVideo, makeVideo, PicturedScene, VideoRequest } from './make-video/make-video.ts'
export type { Output } from './make-video/output.ts'
export type { Progress } from './make-video/progress-meter.ts'
export { estimateVideo, type VideoEstimate } from './make-video/estimate-video.ts'
export type { Change } from './make-video/plan-change.ts'
export type { Planner } from './make-video/planner.ts'
export { createNarrator } from './narrate/create-narrator.ts'
export { createPictureRedrawer, type PictureRedrawer } from './own-picture/picture-redrawer.ts'
