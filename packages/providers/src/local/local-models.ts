import { KOKORO } from './kokoro.ts'
import { PIPER } from './piper.ts'
import { bytesOf, type LocalModel, type LocalVoiceModel, type LocalWriterModel } from './local-model.ts'

const GB = 1_000_000_000

/** Bytes of a model that the processor of an ordinary computer reads per second. This rate limits the speed. */
const READ_BYTES_PER_SECOND = 15 * GB

/** Estimates the speed of a model before it is measured, in tokens per second. Each token reads the whole file once. */
export function assumedSpeed(model: Pick<LocalModel, 'files'>): number {
  return READ_BYTES_PER_SECOND / bytesOf(model)
}

/** The tokens of a script of 30 seconds with its pictures, in all steps. */
const SCRIPT_TOKENS = 600
const SCRIPT_SECONDS = 30
/**
 * Seconds of speech per second on an ordinary computer. These are assumed values within the range of reports: 0.3 (a
 * small board) to 2 for Kokoro, 2.8 to 15 for Piper.
 */
const ASSUMED_VOICE_SPEEDS: Readonly<Record<LocalVoiceModel['engine'], number>> = { kokoro: 1.5, piper: 8 }

/**
 * Estimates the seconds in which a model writes or speaks a script of 30 seconds.
 *
 * @param speed its measured speed on this machine, if there is one.
 */
export function scriptSecondsOf(model: LocalModel, speed: number | null): number {
  if (model.role === 'voice') return SCRIPT_SECONDS / (speed ?? ASSUMED_VOICE_SPEEDS[model.engine])
  return SCRIPT_TOKENS / (speed ?? assumedSpeed(model))
}

/** The available models for writing, smallest first. */
export const LOCAL_WRITERS: readonly LocalWriterModel[] = [
  {
    role: 'writer',
    name: 'qwen3.5-2b',
    label: 'Qwen3.5 2B',
    description: 'Small and fast. Good for short scripts in English and other large languages.',
    files: [
      {
        suffix: 'gguf',
        repository: 'unsloth/Qwen3.5-2B-GGUF',
        commit: 'f6d5376be1edb4d416d56da11e5397a961aca8ae',
        path: 'Qwen3.5-2B-Q4_K_M.gguf',
        bytes: 1_280_835_840,
        sha256: 'aaf42c8b7c3cab2b',
      },
    ],
    licence: 'Apache-2.0',
    memoryBytes: 2.1 * GB,
    contextTokens: 4_096,
    isRecommended: true,
    chat: 'qwen-3.5',
  },
  {
    role: 'writer',
    name: 'qwen3-4b',
    label: 'Qwen3 4B Instruct 2507',
    description: 'Writes better, and takes about twice as long.',
    files: [
      {
        suffix: 'gguf',
        repository: 'bartowski/Qwen_Qwen3-4B-Instruct-2507-GGUF',
        commit: 'ae44f08e1392f39c0e474af10c3ff8355c8b6688',
        path: 'Qwen_Qwen3-4B-Instruct-2507-Q4_K_M.gguf',
        bytes: 2_497_280_736,
        sha256: '2fde00ce69dd4899',
      },
    ],
    licence: 'Apache-2.0',
    memoryBytes: 3.6 * GB,
    contextTokens: 4_096,
    isRecommended: true,
    chat: 'template',
  },
  {
    role: 'writer',
    name: 'gemma-4-e4b',
    label: 'Gemma 4 E4B',
    description: 'The best choice for languages other than English, if the memory allows it.',
    files: [
      {
        suffix: 'gguf',
        repository: 'unsloth/gemma-4-E4B-it-GGUF',
        commit: 'bfc15c382204943c3a8fff0c750b94ae2364d7a3',
        path: 'gemma-4-E4B-it-Q4_K_M.gguf',
        bytes: 4_977_171_584,
        sha256: '85a896a047553e84',
      },
    ],
    licence: 'Apache-2.0',
    memoryBytes: 6.2 * GB,
    contextTokens: 4_096,
    isRecommended: false,
    chat: 'gemma-4',
  },
]

/** The available models that speak, the English one first. */
export const LOCAL_VOICES: readonly LocalVoiceModel[] = [KOKORO, ...PIPER]

/** All models that can be downloaded. The app never downloads a model outside this list. */
export const LOCAL_MODELS: readonly LocalModel[] = [...LOCAL_WRITERS, ...LOCAL_VOICES]
