export { createWriter } from './write-storyboard.ts'
