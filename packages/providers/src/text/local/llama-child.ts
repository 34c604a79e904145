// The process that loads a model and writes with it.
import { pathToFileURL } from 'node:url'
import { serveModel } from '../../local/process/serve-model.ts'
import type { LlamaRequest, LlamaToLoad, Written } from './llama-messages.ts'
import type { LlamaModule } from './llama.ts'

const TEMPERATURE = 0.8
const TOP_K = 40
const TOP_P = 0.9
/** The number of tokens between two reports. */
const REPORT_EVERY_TOKENS = 8

serveModel({ load, answer })

async function load({ engine, file, chat, contextTokens, threads }: LlamaToLoad) {
  const module = (await import(pathToFileURL(engine).href)) as LlamaModule
  const llama = await module.getLlama({
    build: 'never',
    gpu: false,
    skipDownload: true,
    logLevel: 'error',
    maxThreads: threads,
  })
  const model = await llama.loadModel({ modelPath: file, useMmap: true })
  const context = await model.createContext({ contextSize: { max: contextTokens }, threads })
  const contextSequence = context.getSequence()
  const createSession = () => {
    // Thinking costs minutes on a processor and does not help with short texts.
    const chatWrapper =
      chat === 'qwen-3.5'
        ? new module.QwenChatWrapper({ thoughts: 'discourage', variation: '3.5' })
        : chat === 'gemma-4'
          ? new module.Gemma4ChatWrapper({ reasoning: false })
          : undefined
    // The sequence stays for the next request.
    return new module.LlamaChatSession({
      contextSequence,
      autoDisposeSequence: false,
      ...(chatWrapper && { chatWrapper }),
    })
  }
  return { llama, createSession }
}

async function answer(
  { llama, createSession }: Awaited<ReturnType<typeof load>>,
  { instructions, turns, schema, maxTokens, seed }: LlamaRequest,
  { signal, onTokens }: { signal: AbortSignal; onTokens: (tokens: number) => void },
): Promise<Written> {
  const started = performance.now()
  const grammar = await llama.createGrammarForJsonSchema(schema)
  using session = createSession()
  const earlier = turns.slice(0, -1)
  session.setChatHistory([
    { type: 'system', text: instructions },
    ...earlier.map(({ by, text }) =>
      by === 'user' ? { type: 'user' as const, text } : { type: 'model' as const, response: [text] },
    ),
  ])
  let outputTokens = 0
  const { responseText, stopReason } = await session.promptWithMeta(turns.at(-1)?.text ?? '', {
    grammar,
    maxTokens,
    temperature: TEMPERATURE,
    topK: TOP_K,
    topP: TOP_P,
    seed,
    signal,
    onToken(tokens) {
      outputTokens += tokens.length
      if (outputTokens % REPORT_EVERY_TOKENS === 0) onTokens(outputTokens)
    },
  })
  return {
    text: responseText,
    isCutOff: stopReason === 'maxTokens',
    // The engine does not report the tokens of the prompt, so they are estimated from its length.
    inputTokens: Math.ceil((instructions.length + turns.reduce((sum, { text }) => sum + text.length, 0)) / 4),
    outputTokens,
    seconds: (performance.now() - started) / 1_000,
  }
}
