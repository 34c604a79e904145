/** The parts of `media` that higher domains may use. */
export { cutRecording } from './cut-recording.ts'
export { type CutRecording, cutSound, type TakeToCut } from './cut-sound.ts'
export { describeMedia, findReady, listPictures } from './find-media.ts'
export { readHeardWords } from './heard-words.ts'
export { keepMedia } from './keep-media.ts'
export { mediaKey } from './media-files.ts'
export { readMedia } from './read-media.ts'
export { transcribeRecording, transcriptStore } from './transcribe-recording.ts'
