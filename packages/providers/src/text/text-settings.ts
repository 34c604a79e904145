export type TextProvider = 'openai-compatible' | 'openai' | 'anthropic' | 'google'

/** How the form of an answer is asked for: by a schema on the wire, by “JSON” on the wire, or by words alone. */
export type AnswerForm = 'schema' | 'json' | 'prompt'

/** Which language model, and how it is reached. */
export type TextSettings = {
  provider: TextProvider
  /** As the model is called there. */
  model: string
  /** Left out for a server that asks for none. */
  key?: string
  /** Needed for a compatible server; its version is part of it (`http://localhost:11434/v1`). */
  baseUrl?: string
  /** What to begin with; a server that refuses a form is asked by the next one. `schema` unless given. */
  form?: AnswerForm
  /** How long one call may take, 120 s unless given. */
  timeoutMs?: number
}

export const PROVIDER_NAMES: Readonly<Record<TextProvider, string>> = {
  'openai-compatible': 'The language model server',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
}

/** Named always: left out, the clients would take an address, and with it a stranger, out of the environment. */
const OFFICIAL_URLS: Readonly<Record<Exclude<TextProvider, 'openai-compatible'>, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

/** What is wrong with settings, a sentence each; nothing where they can be used. */
export function findTextSettingsFaults({ provider, model, key, baseUrl }: TextSettings): string[] {
  const faults: string[] = []
  if (model.trim() === '') faults.push('No model is named.')
  if (provider === 'openai-compatible' && baseUrl === undefined) faults.push('The address of the server is missing.')
  if (provider !== 'openai-compatible' && !key) faults.push(`A key of ${PROVIDER_NAMES[provider]} is missing.`)
  if (baseUrl !== undefined && !/^https?:$/u.test(URL.parse(baseUrl)?.protocol ?? '')) {
    faults.push('The address must begin with http:// or https://.')
  }
  return faults
}

export function baseUrlOf({ provider, baseUrl }: TextSettings): string {
  if (baseUrl !== undefined) return baseUrl.replace(/\/$/u, '')
  if (provider === 'openai-compatible') throw new TypeError('A compatible server has no address of its own.')
  return OFFICIAL_URLS[provider]
}
