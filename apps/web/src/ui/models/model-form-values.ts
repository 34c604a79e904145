import type { TextProvider } from '@dayreel/catalogue'
import type { ConnectedText, GivenModel } from '@dayreel/contract'

/** A provider that a form offers. */
export type ProviderEntry<Provider extends string> = {
  value: Provider
  label: string
  /** A model of the provider. Forms with an optional model use it as the default. */
  example: string
  /** Whether the user runs the server, so that its address is required. */
  isOwnServer?: true
}

export const TEXT_PROVIDER_ENTRIES: readonly ProviderEntry<TextProvider>[] = [
  { value: 'openai', label: 'OpenAI', example: 'gpt-5-mini' },
  { value: 'anthropic', label: 'Anthropic', example: 'claude-sonnet-4-5' },
  { value: 'google', label: 'Google', example: 'gemini-2.5-flash' },
  { value: 'openai-compatible', label: 'OpenAI-compatible server', example: 'llama3.2', isOwnServer: true },
]

/** The fields of a language model's form. An empty key keeps the saved key. */
export type ModelFormValues = { provider: TextProvider; model: string; baseUrl: string; key: string }

/** The form limits each field to the same length as the API call. */
export const MAX_FIELD_CHARACTERS = { model: 200, baseUrl: 500, key: 1_000 } as const

export function modelFormValues(saved: ConnectedText | null): ModelFormValues {
  const { provider = 'openai', model = '', baseUrl = null } = saved ?? {}
  return { provider, model, baseUrl: baseUrl ?? '', key: '' }
}

export function toGivenModel({ provider, model, baseUrl, key }: ModelFormValues): GivenModel {
  return { provider, model: model.trim(), baseUrl: baseUrl.trim() || null, key: key.trim() || null }
}

/** Checks for missing values before a call is made. The server checks the rest. */
export const MODEL_FORM_RULES = {
  model: (model: string) => (model.trim() === '' ? 'Enter the name of the model, as its provider spells it.' : null),
  baseUrl: requireAddress(TEXT_PROVIDER_ENTRIES),
}

/** Returns a rule that requires an address for a server that the user runs. */
export function requireAddress<Provider extends string>(entries: readonly ProviderEntry<Provider>[]) {
  return (baseUrl: string, { provider }: { provider: Provider }): string | null => {
    const isOwnServer = entries.find(({ value }) => value === provider)?.isOwnServer === true
    return isOwnServer && baseUrl.trim() === '' ? 'Enter the address of the server.' : null
  }
}
