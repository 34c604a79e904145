export { createBoardArtist, createPlayArtist } from '@dayreel/cast'
export { createIconNames } from '@dayreel/cast/planning'
export { createReader } from '@dayreel/writer'
export { createEmbeddedPorts } from './embedded-ports.ts'
