import type { ModelMessage } from 'ai'
import { toJSONSchema } from 'zod'
import { ProviderError } from '../../provider-error.ts'
import { isFormRefused, toProviderError } from '../../to-provider-error.ts'
import { type AnswerForm, baseUrlOf, PROVIDER_NAMES, serviceOf, type TextSettings } from '../text-settings.ts'
import type { ModelClient } from './create-model.ts'
import type { Question, Received } from './language-model.ts'

const DEFAULT_TIMEOUT_MS = 120_000
/**
 * The limit includes the model's thinking. A local server gets no limit, because the limit together with the prompt
 * would exceed its context and the server would reject the call.
 */
export const MAX_OUTPUT_TOKENS = 16_000

/** Answer forms that each server rejected. They are not tried again during this process. */
const refusedForms = new Map<string, AnswerForm[]>()

/** Makes one call in the first answer form that the server supports, and returns the raw answer. */
export async function callModel(
  client: ModelClient,
  question: Question,
  signal: AbortSignal,
): Promise<Received & { form: AnswerForm }> {
  signal.throwIfAborted()
  const { settings } = client
  const place = `${settings.provider} ${baseUrlOf(settings)} ${settings.model}`
  for (;;) {
    const refused = refusedForms.get(place) ?? []
    const form = formsOf(settings).find((each) => !refused.includes(each))!
    try {
      return { ...(await askInForm(client, question, form, signal)), form }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ProviderError) throw error
      if (form === 'prompt' || !isFormRefused(error)) throw toProviderError(error, serviceOf(settings))
      refusedForms.set(place, [...refused, form])
    }
  }
}

/**
 * Returns the answer forms to try, in order. Only compatible servers have a JSON mode, which is between a schema and a
 * plain prompt.
 */
function formsOf({ provider, form = 'schema' }: TextSettings): AnswerForm[] {
  const forms: AnswerForm[] = provider === 'openai-compatible' ? ['schema', 'json', 'prompt'] : ['schema', 'prompt']
  return forms.slice(Math.max(0, forms.indexOf(form)))
}

async function askInForm(
  client: ModelClient,
  question: Question,
  form: AnswerForm,
  signal: AbortSignal,
): Promise<Received> {
  const { settings } = client
  const { generateText, Output, wrapLanguageModel } = await loadSdk()
  let received: Received | undefined
  const model = wrapLanguageModel({
    model: await client.modelFor(form),
    middleware: {
      specificationVersion: 'v4',
      // A received answer has been paid for, so it is parsed here even if the SDK rejects it.
      async wrapGenerate({ doGenerate }) {
        const answer = await doGenerate()
        received = toReceived(answer)
        return answer
      },
    },
  })
  try {
    await generateText({
      model,
      instructions: form === 'schema' ? question.instructions : withSchema(question),
      messages: question.turns.map(({ by, text }): ModelMessage => ({
        role: by === 'user' ? 'user' : 'assistant',
        content: text,
      })),
      ...(form === 'prompt' ? {} : { output: Output.object({ schema: question.schema, name: question.name }) }),
      ...(settings.provider === 'openai-compatible' ? {} : { maxOutputTokens: MAX_OUTPUT_TOKENS }),
      providerOptions: { anthropic: { structuredOutputMode: 'outputFormat' }, openai: { store: false } },
      maxRetries: 0,
      abortSignal: signal,
      timeout: { totalMs: settings.timeoutMs ?? DEFAULT_TIMEOUT_MS },
    })
  } catch (error) {
    if (received === undefined) throw error
  }
  if (received === undefined) {
    const message = 'The language model gave no answer.'
    throw new ProviderError({
      kind: 'retry_later',
      message,
      forHost: `${PROVIDER_NAMES[settings.provider]} gave no answer.`,
    })
  }
  return received
}

/** Adds the schema to the instructions, for servers that do not support a schema or that ignore it. */
function withSchema({ instructions, schema }: Question): string {
  const json = JSON.stringify(toJSONSchema(schema))
  return `${instructions}\n\nAnswer with one JSON object and nothing else. It must fit this JSON schema:\n${json}`
}

async function loadSdk() {
  const sdk = await import('ai')
  // The SDK would write its warnings to stderr, among the app's own log lines.
  globalThis.AI_SDK_LOG_WARNINGS = false
  return sdk
}

type ModelAnswer = {
  content: readonly { type: string; text?: string }[]
  finishReason: { unified: string }
  usage: { inputTokens: { total: number | undefined }; outputTokens: { total: number | undefined } }
  response?: { body?: unknown }
}

function toReceived({ content, finishReason, usage, response }: ModelAnswer): Received {
  const text = content.map((part) => (part.type === 'text' ? (part.text ?? '') : '')).join('')
  const isRefused = finishReason.unified === 'content-filter' || (text === '' && isRefusedIn(response?.body))
  return {
    text,
    ending: isRefused ? 'refused' : finishReason.unified === 'length' ? 'cut-off' : 'done',
    usage: { inputTokens: usage.inputTokens.total, outputTokens: usage.outputTokens.total },
  }
}

/** Some providers report a refusal in a separate field, with an ordinary finish reason. */
function isRefusedIn(body: unknown): boolean {
  return /"refusal":\s*"|"blockReason":\s*"/u.test(JSON.stringify(body ?? null))
}
