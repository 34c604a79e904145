import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LocalVoiceModel } from '../../local/local-model.ts'
import { createLocalProcess } from '../../local/process/create-local-process.ts'
import type { Spoken, SpeechRequest, SpeechToLoad } from './speech-messages.ts'
import { findModelFile, type ProcessPlace, type SpeakingProcess } from './speaking-process.ts'

const PROGRAM = fileURLToPath(new URL('speech-child.ts', import.meta.url))

/** Creates the process for Kokoro's voices. */
export function createKokoroProcess(
  model: LocalVoiceModel,
  { folder, threads, idleMs }: ProcessPlace,
): SpeakingProcess {
  const running = createLocalProcess<SpeechToLoad, SpeechRequest, Spoken>({
    model,
    folder,
    program: PROGRAM,
    idleMs,
    toLoad(engine) {
      const sounds = join(dirname(engine), '..', '..', '@met4citizen', 'headtts')
      return {
        engine,
        model: findModelFile(folder, model, 'onnx'),
        sounds: join(sounds, 'modules', 'language-en-us.mjs'),
        dictionary: join(sounds, 'dictionaries', 'en-us.txt'),
        threads,
      }
    },
  })
  return {
    get pid() {
      return running.pid
    },
    speak: ({ voice, pace }, words, signal) =>
      running.ask({ words, voice: findModelFile(folder, model, `${voice}.bin`), pace }, { signal }),
    close: () => running.close(),
  }
}
