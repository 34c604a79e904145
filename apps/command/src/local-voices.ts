import {
  createLocalSpeechEngine,
  createLocalVoiceClient,
  findLocalVoices,
  type OnFailure,
} from '@dayreel/providers/base'
import type { NarratorEngine } from '@dayreel/storyboard'
import { createSpeechFinisher } from '@dayreel/studio'
import { readMachine } from '@dayreel/threads'

type LocalVoices = { engines: NarratorEngine[]; close: () => Promise<void> }

/**
 * Describes the voices that run on this machine. A process starts when one of them speaks.
 *
 * @param folder the folder of the models.
 */
export async function localVoices(folder: string, onFailure: OnFailure): Promise<LocalVoices> {
  const machine = readMachine()
  const models = await findLocalVoices(folder, machine)
  const voices = models.map((model) => ({ model, client: createLocalVoiceClient({ model, folder, machine }) }))
  return {
    engines: voices.map(({ model, client }) =>
      createLocalSpeechEngine(model, { client, onFailure, loadFinisher: async () => createSpeechFinisher() }),
    ),
    close: async () => void (await Promise.all(voices.map(({ client }) => client.close()))),
  }
}
