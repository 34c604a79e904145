// The door for whoever plans videos and makes none: what is behind it loads no picture, no sound and no encoder.
export { estimateVideo, type VideoEstimate } from './make-video/estimate-video.ts'
export type { Change } from './make-video/plan-change.ts'
export type { Planner } from './make-video/planner.ts'
export { createNarrator } from './narrate/create-narrator.ts'
export { createPictureRedrawer, type PictureRedrawer } from './own-picture/picture-redrawer.ts'
