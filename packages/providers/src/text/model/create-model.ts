import type { LanguageModel } from 'ai'
import { type AnswerForm, baseUrlOf, type TextProvider, type TextSettings } from '../text-settings.ts'

/** A model object, never its name: a name alone would be sent to somebody else's gateway. */
type ModelObject = Exclude<LanguageModel, string>
type Reached = { baseURL: string; fetch: typeof fetch; apiKey?: string }

/** Loads the one client that is needed. Each gets its address and key from the settings, so that none looks for them elsewhere. */
export async function createModel(settings: TextSettings, form: AnswerForm): Promise<ModelObject> {
  const { provider, model, key } = settings
  const reached = { baseURL: baseUrlOf(settings), fetch: fetchWithoutForwarding, ...(key ? { apiKey: key } : {}) }
  return await CLIENTS[provider](reached, model, form)
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

/** A forwarded call would take the key along to wherever it leads. */
const fetchWithoutForwarding: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'manual' })
