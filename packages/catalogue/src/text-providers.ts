/** The providers of hosted and local language models. `openai-compatible`: any server with OpenAI's chat API. */
export const TEXT_PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
export type TextProvider = (typeof TEXT_PROVIDERS)[number]

/** The beginning of a writer's name if it is an account's own model, which that account pays for. */
const OWN_MODEL = 'own:'
/** The beginning of a writer's name if its model runs on the site's own computers. */
const LOCAL_MODEL = 'local/'

/** Returns the name of a model as a writer or narrator: provider and model, marked if it is an account's own. */
export function modelName({ provider, model }: { provider: string; model: string }, isOwn: boolean): string {
  return `${isOwn ? OWN_MODEL : ''}${provider}/${model}`
}

/** Returns a writer's name for users, such as `openai/gpt-5 with your key`. */
export function writerLabel(name: string): string {
  if (name === 'built-in') return 'Built-in writer'
  if (name === 'chat-assistant') return 'A chat assistant'
  if (name.startsWith(LOCAL_MODEL)) return `${name.slice(LOCAL_MODEL.length)} on this site’s computer`
  return name.startsWith(OWN_MODEL) ? `${name.slice(OWN_MODEL.length)} with your key` : name
}
