import type { TextProvider } from '@dayreel/catalogue'
import type { ConnectedText, GivenModel } from '@dayreel/contract'

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
  baseUrl: (baseUrl: string, { provider }: ModelFormValues) =>
    provider === 'openai-compatible' && baseUrl.trim() === '' ? 'Enter the address of the server.' : null,
}
