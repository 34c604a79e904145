/** The parts of `media` that higher domains may use. */
export { findReady, listReady } from './find-media.ts'
export { keepMedia } from './keep-media.ts'
export { mediaKey } from './media-files.ts'
export { readMedia } from './read-media.ts'
export { transcribeRecording, transcriptStore } from './transcribe-recording.ts'
