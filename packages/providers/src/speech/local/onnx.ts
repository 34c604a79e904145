/** The parts of the engine's interface that we use. The engine is not among our packages, so it has no types here. */
export type OnnxModule = {
  InferenceSession: { create(path: string, options: SessionOptions): Promise<OnnxSession> }
  Tensor: new (type: 'int64' | 'float32', values: BigInt64Array | Float32Array, sizes: readonly number[]) => OnnxTensor
}
type SessionOptions = {
  executionProviders: readonly ['cpu']
  intraOpNumThreads: number
  interOpNumThreads: number
  logSeverityLevel: 3
}
type OnnxSession = {
  readonly outputNames: readonly string[]
  run(inputs: Readonly<Record<string, OnnxTensor>>): Promise<Readonly<Record<string, OnnxTensor>>>
}
type OnnxTensor = { readonly data: unknown }

/** The part of the module for English sounds that we use. */
export type SoundsModule = {
  Language: new () => {
    loadDictionary(path: string): Promise<void>
    /**
     * Splits a text into words, each with the spaces and marks around it. `wtimes` and `wdurations` are the first sound
     * of each word and the one after its last.
     */
    generate(text: string): {
      phonemes: readonly string[]
      metadata: { words: readonly string[]; wtimes: readonly number[]; wdurations: readonly number[] }
    }
  }
}
