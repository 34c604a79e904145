import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PiperModel } from '../../../local/local-model.ts'
import { createLocalProcess } from '../../../local/process/create-local-process.ts'
import type { Spoken } from '../speech-messages.ts'
import { findModelFile, type ProcessPlace, type SpeakingProcess } from '../speaking-process.ts'
import type { PiperRequest, PiperToLoad } from './piper-messages.ts'

const PROGRAM = fileURLToPath(new URL('piper-child.ts', import.meta.url))

/** Creates the process for a model's voices. It loads a voice when it speaks first. */
export function createPiperProcess(model: PiperModel, { folder, threads, idleMs }: ProcessPlace): SpeakingProcess {
  const running = createLocalProcess<PiperToLoad, PiperRequest, Spoken>({
    model,
    folder,
    program: PROGRAM,
    idleMs,
    toLoad: (engine) => ({
      engine,
      sounds: join(dirname(engine), '..', '..', '@echogarden', 'espeak-ng-emscripten', 'espeak-ng.js'),
      threads,
    }),
  })
  return {
    get pid() {
      return running.pid
    },
    speak({ voice, pace }, words, signal) {
      const speaker = model.speakers[voice]
      if (speaker === undefined) throw new TypeError(`${model.name} has no voice ${voice}.`)
      const { file, ...spoken } = speaker
      return running.ask({ words, pace, model: findModelFile(folder, model, file), ...spoken }, { signal })
    },
    close: () => running.close(),
  }
}
