import type { LocalVoiceModel } from '../../local/local-model.ts'
import type { ProviderVoice } from '../provider-voice.ts'

/** Returns `Narrator.name` of the voices of a model on this machine. */
export function localVoicesName({ name }: Pick<LocalVoiceModel, 'name'>): string {
  return `local/${name}`
}

/** Returns the id of a voice in stored choices. */
export function localVoiceId(model: Pick<LocalVoiceModel, 'name'>, { voice }: Pick<ProviderVoice, 'voice'>): string {
  return `${localVoicesName(model)}/${voice}`
}
