import type { LocalModels } from '@dayreel/contract'

export const SMALL: LocalModels['models'][number] = {
  name: 'qwen3.5-2b',
  role: 'writer',
  languages: [],
  notice: null,
  label: 'Qwen3.5 2B',
  description: 'Small and fast.',
  bytes: 1_280_835_840,
  memoryBytes: 2_100_000_000,
  fits: true,
  licence: 'Apache-2.0',
  isRecommended: true,
  state: 'absent',
  doneBytes: 0,
  downloadSeconds: 205,
  scriptSeconds: 51,
  speed: null,
  sampleVoice: null,
}
export const VOICE: LocalModels['models'][number] = {
  ...SMALL,
  name: 'kokoro',
  role: 'voice',
  languages: ['en'],
  label: 'Kokoro',
  description: 'Natural English voices, American and British, female and male.',
  bytes: 339_632_651,
  memoryBytes: 1_200_000_000,
  downloadSeconds: 54,
  scriptSeconds: 20,
}
export const GERMAN: LocalModels['models'][number] = {
  ...VOICE,
  name: 'piper-de',
  languages: ['de'],
  label: 'Piper German',
  description: 'Two German voices, by Thorsten Müller and Kerstin.',
  bytes: 126_305_820,
  memoryBytes: 600_000_000,
  licence: 'MIT AND CC0-1.0',
  notice:
    'These voices need the pronunciation program eSpeak NG. It is under the GNU General Public License, version 3 or later.',
  isRecommended: false,
  downloadSeconds: 20,
  scriptSeconds: 4,
}
export const LARGE: LocalModels['models'][number] = {
  ...SMALL,
  name: 'gemma-4-e4b',
  label: 'Gemma 4 E4B',
  bytes: 4_977_171_584,
  fits: false,
  isRecommended: false,
}
export const LIST = '/api/host/local-models'

export function answerOf(
  change: Partial<LocalModels['models'][number]>,
  others: Partial<LocalModels> = {},
): { json: LocalModels } {
  return {
    json: {
      models: [{ ...SMALL, ...change }, LARGE, VOICE, GERMAN],
      adding: null,
      waiting: [],
      problem: null,
      mayChange: true,
      ...others,
    },
  }
}

/** Returns the response with a writer and a voice. */
export function withVoice(
  change: Partial<LocalModels['models'][number]>,
  others: Partial<LocalModels> = {},
): { json: LocalModels } {
  const { json } = answerOf({})
  return { json: { ...json, models: [SMALL, { ...VOICE, ...change }], ...others } }
}
