/** The parts of the engine's interface that we use. The engine is not among our packages, so it has no types here. */
export type OnnxModule = {
  InferenceSession: { create(model: string | Uint8Array, options: SessionOptions): Promise<OnnxSession> }
  Tensor: new (type: 'int64' | 'float32', values: BigInt64Array | Float32Array, sizes: readonly number[]) => OnnxTensor
}
type SessionOptions = {
  executionProviders: readonly ['cpu']
  intraOpNumThreads: number
  interOpNumThreads: number
  logSeverityLevel: 3
}
export type OnnxSession = {
  readonly inputNames: readonly string[]
  run(inputs: Readonly<Record<string, OnnxTensor>>): Promise<Readonly<Record<string, OnnxTensor>>>
  /** Frees its memory. */
  release(): Promise<void>
}
type OnnxTensor = { readonly data: unknown }

/** The used part of the module that converts English to phonemes. */
export type SoundsModule = {
  Language: new () => {
    loadDictionary(path: string): Promise<void>
    /** For each part, `wtimes` is the index of its first phoneme, and `wdurations` the index after its last one. */
    generate(parts: readonly { type: 'text'; value: string }[]): {
      phonemes: readonly string[]
      metadata: { wtimes: readonly number[]; wdurations: readonly number[] }
    }
  }
}
