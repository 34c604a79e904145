/** A model file that can be downloaded. The app never downloads a model outside this list. */
export type LocalModel = {
  /** The name in commands, files and URLs: letters, digits, `.` and `-`. Never change it. */
  name: string
  label: string
  /** One sentence that helps the operator choose. */
  description: string
  /** The repository on the hub, the commit (40 hex digits), and the file's path in the repository. */
  repository: string
  commit: string
  path: string
  bytes: number
  /** The first 16 hex digits of the file's SHA-256. */
  sha256Start: string
  /** An SPDX licence identifier. Only licences that allow any use are listed. */
  licence: string
  /** Bytes of memory that the model needs while it writes, for the file, the context and the engine. */
  memoryBytes: number
  /** The tokens of prompt and answer together. */
  contextTokens: number
  isRecommended: boolean
  /** The dialect of the chat template. It decides how thinking is switched off. */
  chat: 'qwen-3.5' | 'gemma-4' | 'template'
}

const GB = 1_000_000_000

/** Bytes of a model that the processor of an ordinary computer reads per second. It limits the speed. */
const READ_BYTES_PER_SECOND = 15 * GB

/** Estimates the speed of a model before it is measured, in tokens per second. Each token reads the whole file once. */
export function assumedSpeed({ bytes }: Pick<LocalModel, 'bytes'>): number {
  return READ_BYTES_PER_SECOND / bytes
}

/** The tokens of a script of 30 seconds with its pictures, in all steps. */
const SCRIPT_TOKENS = 600

/** Estimates the seconds in which a model writes a script of 30 seconds, at its measured speed if there is one. */
export function scriptSecondsOf(model: Pick<LocalModel, 'bytes'>, tokensPerSecond: number | null): number {
  return SCRIPT_TOKENS / (tokensPerSecond ?? assumedSpeed(model))
}

/** The available models for writing, smallest first. */
export const LOCAL_MODELS: readonly LocalModel[] = [
  {
    name: 'qwen3.5-2b',
    label: 'Qwen3.5 2B',
    description: 'Small and fast. Good for short scripts in English and other large languages.',
    repository: 'unsloth/Qwen3.5-2B-GGUF',
    commit: 'f6d5376be1edb4d416d56da11e5397a961aca8ae',
    path: 'Qwen3.5-2B-Q4_K_M.gguf',
    bytes: 1_280_835_840,
    sha256Start: 'aaf42c8b7c3cab2b',
    licence: 'Apache-2.0',
    memoryBytes: 2.1 * GB,
    contextTokens: 4_096,
    isRecommended: true,
    chat: 'qwen-3.5',
  },
  {
    name: 'qwen3-4b',
    label: 'Qwen3 4B Instruct 2507',
    description: 'Writes better, and takes about twice as long.',
    repository: 'bartowski/Qwen_Qwen3-4B-Instruct-2507-GGUF',
    commit: 'ae44f08e1392f39c0e474af10c3ff8355c8b6688',
    path: 'Qwen_Qwen3-4B-Instruct-2507-Q4_K_M.gguf',
    bytes: 2_497_280_736,
    sha256Start: '2fde00ce69dd4899',
    licence: 'Apache-2.0',
    memoryBytes: 3.6 * GB,
    contextTokens: 4_096,
    isRecommended: true,
    chat: 'template',
  },
  {
    name: 'gemma-4-e4b',
    label: 'Gemma 4 E4B',
    description: 'The best choice for languages other than English, if the memory allows it.',
    repository: 'unsloth/gemma-4-E4B-it-GGUF',
    commit: 'bfc15c382204943c3a8fff0c750b94ae2364d7a3',
    path: 'gemma-4-E4B-it-Q4_K_M.gguf',
    bytes: 4_977_171_584,
    sha256Start: '85a896a047553e84',
    licence: 'Apache-2.0',
    memoryBytes: 6.2 * GB,
    contextTokens: 4_096,
    isRecommended: false,
    chat: 'gemma-4',
  },
]
