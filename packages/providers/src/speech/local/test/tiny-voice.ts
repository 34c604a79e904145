import { makeTinyStyle, makeTinyVoice } from '@dayreel/sandbox'
import type { LocalVoiceModel } from '../../../local/local-model.ts'
import { addTinyModel, describeFiles, type TinyContents } from '../../../local/test/tiny-model.ts'

const CONTENTS: TinyContents = {
  onnx: makeTinyVoice(),
  'af_hum.bin': makeTinyStyle(),
  'bm_mute.bin': makeTinyStyle(0),
}

/** A model that hums each sound. Its second voice is silent. */
export const TINY_VOICE: LocalVoiceModel = {
  role: 'voice',
  engine: 'kokoro',
  name: 'tiny-voice',
  label: 'Tiny voice',
  description: 'Hums.',
  files: describeFiles('tiny-voice', CONTENTS),
  licence: 'MIT',
  memoryBytes: 1_000_000,
  isRecommended: true,
  voices: [
    { voice: 'af_hum', name: 'Hum', description: 'American', languages: ['en'], gender: 'female' },
    { voice: 'bm_mute', name: 'Mute', description: 'British', languages: ['en'], gender: 'male' },
  ],
}

/** Adds the tiny voice to a folder of models. */
export function addTinyVoice(folder: string): Promise<void> {
  return addTinyModel(folder, TINY_VOICE, CONTENTS)
}
