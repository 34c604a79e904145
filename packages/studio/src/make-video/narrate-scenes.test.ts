import { NO_VOICE } from '@dayreel/catalogue'
import type { Narrator, Scene, Speech, SpeechContext } from '@dayreel/storyboard'
import { expect, test } from 'vitest'
import { KeptSteps } from '../kept/kept-steps.ts'
import { narrateScenes } from './narrate-scenes.ts'
import { plainStoryboard } from './test/plain-storyboard.ts'

const TEXTS = ['The night was quiet.', 'A door opened.', 'Nobody noticed.']
/** Stores nothing, so that every part is made. */
const steps = new KeptSteps({ get: async () => undefined, put: async () => undefined })

test('a narrator gets the words before and after each text, and the key of the speech does not contain them', async () => {
  const { heard, keys } = await narrate([{}, {}, {}])
  expect(heard).toEqual([
    [TEXTS[0], { after: TEXTS[1] }],
    [TEXTS[1], { before: TEXTS[0], after: TEXTS[2] }],
    [TEXTS[2], { before: TEXTS[1] }],
  ])
  expect(JSON.stringify(keys[1])).not.toContain(TEXTS[0])
})

test.each([
  ['a scene without a voice', { voice: NO_VOICE }],
  [
    'a scene with the sound of its clip',
    { clip: { file: 'clip-of-waves', startSeconds: 0, sound: 'instead' as const } },
  ],
])('the words of %s are no context, because they are not spoken', async (_what, silent) => {
  const { heard } = await narrate([{}, silent, {}])
  expect(heard).toEqual([
    [TEXTS[0], {}],
    [TEXTS[1], { before: TEXTS[0], after: TEXTS[2] }],
    [TEXTS[2], {}],
  ])
})

/** Narrates a scene of each text. Returns what the narrator got, and the keys of the speech. */
async function narrate(changes: readonly Partial<Scene>[]) {
  const heard: [string, SpeechContext | undefined][] = []
  const narrator: Narrator = {
    id: 'test',
    name: 'test',
    hasVoice: () => true,
    speaks: () => true,
    async speak({ text }, _signal, _kept, context) {
      heard.push([text, context])
      return { samples: new Float32Array(), seconds: 1, words: [] } satisfies Speech
    },
    measure: async () => 1,
    estimate: () => 1,
    close: async () => undefined,
  }
  const scenes = TEXTS.map((text, i) => ({ id: `s${i}`, text, imagePrompt: '', seed: 1, ...changes[i] }))
  const { keys } = await narrateScenes({ ...plainStoryboard(), scenes }, [narrator], steps, {
    signal: new AbortController().signal,
    onScene: () => undefined,
  })
  return { heard, keys }
}
