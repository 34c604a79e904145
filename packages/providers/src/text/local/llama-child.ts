// The process that loads a model and writes with it. Its memory is free again when it ends, and its crash ends no other
// process.
import { constants, setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import type { ChildRequest, FromChild, ModelToLoad, ToChild } from './child-messages.ts'
import type { LlamaModule } from './llama.ts'

const TEMPERATURE = 0.8
const TOP_K = 40
const TOP_P = 0.9
/** The number of tokens between two reports. */
const REPORT_EVERY_TOKENS = 8

setPriority(constants.priority.PRIORITY_LOW)

const stopping = new Map<number, AbortController>()
let loading: ReturnType<typeof load> | undefined

process.on('message', (message: ToChild) => {
  if ('load' in message) {
    loading = load(message.load)
    loading.catch(() => undefined) // The first request reports it.
  } else if ('stop' in message) stopping.get(message.stop)?.abort(new Error('stopped'))
  else void answer(message.ask)
})
process.on('disconnect', () => process.exit(0))

async function load({ engine, file, chat, contextTokens, threads }: ModelToLoad) {
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

async function answer({ id, instructions, turns, schema, maxTokens, seed }: ChildRequest): Promise<void> {
  const controller = new AbortController()
  stopping.set(id, controller)
  try {
    if (loading === undefined) throw new Error('no model is loaded')
    const { llama, createSession } = await loading
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
      signal: controller.signal,
      onToken(tokens) {
        outputTokens += tokens.length
        if (outputTokens % REPORT_EVERY_TOKENS === 0) send({ id, tokens: outputTokens })
      },
    })
    send({
      id,
      text: responseText,
      isCutOff: stopReason === 'maxTokens',
      // The engine does not report the tokens of the prompt, so they are estimated from its length.
      inputTokens: Math.ceil((instructions.length + turns.reduce((sum, { text }) => sum + text.length, 0)) / 4),
      outputTokens,
      seconds: (performance.now() - started) / 1_000,
    })
  } catch (error) {
    send({ id, error: error instanceof Error ? error.message : String(error) })
  } finally {
    stopping.delete(id)
  }
}

function send(message: FromChild): void {
  if (process.connected) process.send!(message)
}
