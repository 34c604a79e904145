export { createBoardArtist } from '@dayreel/cast'
export { createReader } from '@dayreel/writer'
export { createEmbeddedPorts } from './embedded-ports.ts'
