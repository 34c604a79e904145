import type { LanguageModel } from 'ai'
import { createGuardedFetch } from '../../guarded-fetch.ts'
import { type AnswerForm, baseUrlOf, type TextProvider, type TextSettings } from '../text-settings.ts'

/** A model object, not a bare model name. The SDK would send a bare name to the gateway of its own vendor. */
type ModelObject = Exclude<LanguageModel, string>
type Reached = { baseURL: string; fetch: typeof fetch; apiKey?: string }

export type ModelClient = {
  readonly settings: TextSettings
  /** Returns the model for an answer form. It is created at first use and then kept. */
  modelFor(form: AnswerForm): Promise<ModelObject>
}

/**
 * Creates the client of one model. It loads only that provider's package, and gets its address and key only from the
 * settings.
 */
export function createModelClient(settings: TextSettings): ModelClient {
  const { provider, model, key, own } = settings
  const send = own === undefined ? fetchWithoutForwarding : createGuardedFetch(own)
  const models = new Map<AnswerForm, Promise<ModelObject>>()
  return {
    settings,
    modelFor(form) {
      const existing = models.get(form)
      if (existing !== undefined) return existing
      const reached = { baseURL: baseUrlOf(settings), fetch: send, ...(key ? { apiKey: key } : {}) }
      const created = CLIENTS[provider](reached, model, form)
      models.set(form, created)
      created.catch(() => models.delete(form)) // A failed import is removed, so that the next call retries it.
      return created
    },
  }
}

const CLIENTS: Readonly<
  Record<TextProvider, (reached: Reached, model: string, form: AnswerForm) => Promise<ModelObject>>
> = {
  async 'openai-compatible'(reached, model, form) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    return createOpenAICompatible({ ...reached, name: 'compatible', supportsStructuredOutputs: form === 'schema' })(
      model,
    )
  },
  async openai(reached, model) {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI(reached)(model)
  },
  async anthropic(reached, model) {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic(reached)(model)
  },
  async google(reached, model) {
    const { createGoogle } = await import('@ai-sdk/google')
    return createGoogle(reached)(model)
  },
}

/** Does not follow redirects, because the redirect target would receive the key. */
const fetchWithoutForwarding: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'manual' })
