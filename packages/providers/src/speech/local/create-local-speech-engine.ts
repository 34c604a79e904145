import type { NarratorEngine, SpeechFinisher } from '@dayreel/storyboard'
import type { LocalVoiceModel } from '../../local/local-model.ts'
import { localModelName } from '../../local/local-model-name.ts'
import type { OnFailure } from '../../persist.ts'
import type { LocalVoiceClient } from './create-local-voice-client.ts'
import { localVoiceId } from './local-voice-id.ts'

type LocalSpeechOptions = {
  client: Pick<LocalVoiceClient, 'say' | 'read'>
  loadFinisher: () => Promise<SpeechFinisher>
  onFailure?: OnFailure | undefined
}

/** Describes voices on this machine as an engine. They cost nothing. */
export function createLocalSpeechEngine(
  model: LocalVoiceModel,
  { client, loadFinisher, onFailure }: LocalSpeechOptions,
): NarratorEngine {
  const { voices } = model
  const spoken = voices.flatMap(({ languages }) => languages)
  return {
    role: 'speech',
    name: localModelName(model),
    languages: [...new Set(spoken)],
    unit: undefined,
    voices: voices.map(({ voice, ...described }) => ({
      ...described,
      id: localVoiceId(model, { voice }),
      previewUrl: '',
      provider: 'On this machine',
    })),
    async load(builtIn) {
      const [{ createLocalNarrator }, finisher] = await Promise.all([
        import('./create-local-narrator.ts'),
        loadFinisher(),
      ])
      return createLocalNarrator({ model, client }, { finisher, builtIn: await builtIn(), onFailure })
    },
  }
}
