// The entry point for other packages' tests of local models.
export { installTestEngine, MOST_INSTALL_MS } from './local/test/tiny-model.ts'
export { addTinyVoice, TINY_VOICE } from './speech/local/test/tiny-voice.ts'
export { addTinyWriter, TINY } from './text/local/test/tiny-writer.ts'
