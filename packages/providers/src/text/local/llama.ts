/** The part of the engine's interface that we use. The engine is not among our packages, so it has no types here. */
type Llama = {
  loadModel(options: { modelPath: string; useMmap: boolean }): Promise<LlamaModel>
  createGrammarForJsonSchema(schema: object): Promise<object>
}
type LlamaModel = {
  createContext(options: { contextSize: { max: number }; threads: number }): Promise<LlamaContext>
}
type LlamaContext = { getSequence(): object }

type HistoryItem = { type: 'system' | 'user'; text: string } | { type: 'model'; response: string[] }

type LlamaSession = {
  setChatHistory(history: HistoryItem[]): void
  promptWithMeta(
    prompt: string,
    options: {
      grammar: object
      maxTokens: number
      temperature: number
      topK: number
      topP: number
      seed: number
      signal: AbortSignal
      onToken: (tokens: readonly number[]) => void
    },
  ): Promise<{ responseText: string; stopReason: string }>
  [Symbol.dispose](): void
}

export type LlamaModule = {
  getLlama(options: {
    build: 'never'
    gpu: false
    skipDownload: true
    logLevel: 'error'
    maxThreads: number
  }): Promise<Llama>
  LlamaChatSession: new (options: {
    contextSequence: object
    autoDisposeSequence: boolean
    chatWrapper?: object
  }) => LlamaSession
  QwenChatWrapper: new (options: { thoughts: 'discourage'; variation: '3.5' }) => object
  Gemma4ChatWrapper: new (options: { reasoning: false }) => object
}
