import type { ModelMessage } from 'ai'
import { toJSONSchema, type ZodType } from 'zod'
import { ProviderError } from '../../provider-error.ts'
import { type AnswerForm, baseUrlOf, PROVIDER_NAMES, type TextSettings } from '../text-settings.ts'
import type { Usage } from '@dayreel/storyboard'
import { createModel } from './create-model.ts'
import { isFormRefused, toProviderError } from './to-provider-error.ts'

type Turn = { by: 'user' | 'model'; text: string }

/** One thing asked of a model, and the schema that its answer must have. */
export type Question = {
  /** Letters and `-`; what providers call the schema. */
  name: string
  schema: ZodType
  instructions: string
  turns: readonly Turn[]
}

export type Received = {
  text: string
  ending: 'done' | 'cut-off' | 'refused'
  usage: Usage
}

const DEFAULT_TIMEOUT_MS = 120_000
/** Leaves room for thinking. A server at home is given none: with its prompt it would be more than the context holds, and be refused. */
const MAX_OUTPUT_TOKENS = 16_000

/** Forms that a server refused are not tried again as long as this process lives. */
const refusedForms = new Map<string, AnswerForm[]>()

/** Asks once, by the first form that the server takes, and reads nothing into the answer. */
export async function callModel(
  settings: TextSettings,
  question: Question,
  signal: AbortSignal,
): Promise<Received & { form: AnswerForm }> {
  signal.throwIfAborted()
  const place = `${settings.provider} ${baseUrlOf(settings)} ${settings.model}`
  for (;;) {
    const refused = refusedForms.get(place) ?? []
    const form = formsOf(settings).find((each) => !refused.includes(each))!
    try {
      return { ...(await askInForm(settings, question, form, signal)), form }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ProviderError) throw error
      if (form === 'prompt' || !isFormRefused(error)) throw toProviderError(error, settings)
      refusedForms.set(place, [...refused, form])
    }
  }
}

/** Only compatible servers know a form between a schema and none. */
function formsOf({ provider, form = 'schema' }: TextSettings): AnswerForm[] {
  const forms: AnswerForm[] = provider === 'openai-compatible' ? ['schema', 'json', 'prompt'] : ['schema', 'prompt']
  return forms.slice(Math.max(0, forms.indexOf(form)))
}

async function askInForm(
  settings: TextSettings,
  question: Question,
  form: AnswerForm,
  signal: AbortSignal,
): Promise<Received> {
  const { generateText, Output, wrapLanguageModel } = await loadSdk()
  let received: Received | undefined
  const model = wrapLanguageModel({
    model: await createModel(settings, form),
    middleware: {
      specificationVersion: 'v4',
      // Whatever the SDK makes of an answer that has arrived: it was paid for, and we read it ourselves.
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

/** For servers that do not take a schema, or take it and do not look at it. */
function withSchema({ instructions, schema }: Question): string {
  const json = JSON.stringify(toJSONSchema(schema))
  return `${instructions}\n\nAnswer with one JSON object and nothing else. It must fit this JSON schema:\n${json}`
}

async function loadSdk() {
  const sdk = await import('ai')
  // Its warnings would go to stderr, among our own lines.
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

/** A refusal has a field of its own with some, beside an ending that says nothing. */
function isRefusedIn(body: unknown): boolean {
  return /"refusal":\s*"|"blockReason":\s*"/u.test(JSON.stringify(body ?? null))
}
