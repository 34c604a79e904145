import type { Usage } from '@dayreel/storyboard'

/** A kind of outside service that costs the operator money, as messages to users name it. */
export type PaidService = 'language model' | 'voices' | 'image model' | 'transcription server'

/** Each kind of service counts its work in units of its own. */
const SERVICES: Readonly<Record<keyof Usage, PaidService>> = {
  inputTokens: 'language model',
  outputTokens: 'language model',
  characters: 'voices',
  images: 'image model',
  seconds: 'transcription server',
}

/** Returns the kind of service that does work of these units. */
export function serviceOf(used: Usage): PaidService {
  const unit = (Object.keys(SERVICES) as (keyof Usage)[]).find((each) => used[each] !== undefined)
  return SERVICES[unit ?? 'inputTokens']
}
