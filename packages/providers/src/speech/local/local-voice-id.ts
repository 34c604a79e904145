import type { LocalVoiceModel } from '../../local/local-model.ts'
import { localModelName } from '../../local/local-model-name.ts'
import type { ProviderVoice } from '../provider-voice.ts'

/** Returns the id of a voice in stored choices. */
export function localVoiceId(model: Pick<LocalVoiceModel, 'name'>, { voice }: Pick<ProviderVoice, 'voice'>): string {
  return `${localModelName(model)}/${voice}`
}
