import { ProviderError } from '../provider-error.ts'
import type { LocalModel } from './local-model.ts'
import { ProcessEndedError } from './process/create-model-process.ts'

/** How messages name a model and its work. */
const WORDS: Readonly<Record<LocalModel['role'], { name: string; work: string; choice: string }>> = {
  writer: { name: 'language model', work: 'writing', choice: 'Ask the operator of this site to' },
  voice: { name: 'voice', work: 'speaking', choice: 'Choose another voice, or ask the operator of this site to' },
}

/** Returns the error for a model that lacks a file or its engine on this machine. */
export function unavailable(model: LocalModel): ProviderError {
  const { name, label } = model
  return unusable(model, `${label} is not complete on this machine. npm run models -- add ${name} adds it.`)
}

/** Returns the error for a model with a damaged file. */
export function damaged(model: LocalModel): ProviderError {
  const { name, label } = model
  return unusable(
    model,
    `A file of ${label} is damaged and is no longer used. npm run models -- add ${name} downloads it again.`,
  )
}

function unusable({ role }: LocalModel, forHost: string): ProviderError {
  const { name, choice } = WORDS[role]
  const message = `The ${name} on this site’s computer is not available. Nothing was charged. ${choice} add it again.`
  return new ProviderError({ kind: 'app_misconfigured', message, forHost, isUnused: true })
}

/** Converts an error of a model's process to the error that users and the operator see. */
export function toLocalFault(error: unknown, { role, name, label }: LocalModel): ProviderError {
  const { name: what, work, choice } = WORDS[role]
  const reason = error instanceof Error ? error.message : String(error)
  if (error instanceof ProcessEndedError) {
    return new ProviderError({
      kind: 'retry_later',
      message: `The ${what} on this site’s computer stopped while it was ${work}. Nothing was charged. Try again in a few minutes.`,
      forHost: `${label}: ${reason}. The memory may not be enough; npm run models -- check ${name} checks its files.`,
    })
  }
  return new ProviderError({
    kind: 'app_misconfigured',
    message: `The ${what} on this site’s computer does not work. Nothing was charged. ${choice} fix it.`,
    forHost: `${label} does not work: ${reason}`,
  })
}
