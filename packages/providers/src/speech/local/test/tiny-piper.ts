import { makeTinyPiper } from '@dayreel/sandbox'
import type { PiperModel } from '../../../local/local-model.ts'
import { addTinyModel, describeFiles, type TinyContents } from '../../../local/test/tiny-model.ts'

const CONTENTS: TinyContents = {
  'hum.onnx': makeTinyPiper(),
  'old.onnx': makeTinyPiper({ symbols: 130 }),
  onnx: makeTinyPiper({ gains: [1, 0] }),
}

/**
 * A model that hums each sound: in English and French by the sounds of eSpeak NG, in Ukrainian by letters. The second
 * Ukrainian voice is silent.
 */
export const TINY_PIPER: PiperModel = {
  role: 'voice',
  engine: 'piper',
  name: 'tiny-piper',
  label: 'Tiny Piper',
  description: 'Hums.',
  files: describeFiles('tiny-piper', CONTENTS),
  licence: 'MIT',
  memoryBytes: 1_000_000,
  isRecommended: false,
  voices: [
    { voice: 'hum', name: 'Hum', description: '', languages: ['fr'], gender: 'female' },
    { voice: 'english', name: 'English', description: '', languages: ['en'], gender: 'male' },
    { voice: 'old', name: 'Old', description: '', languages: ['fr'], gender: 'male' },
    { voice: 'first', name: 'First', description: '', languages: ['uk'], gender: 'female' },
    { voice: 'mute', name: 'Mute', description: '', languages: ['uk'], gender: 'male' },
  ],
  speakers: {
    hum: { file: 'hum.onnx', sampleRate: 22_050, reads: { sounds: 'fr' } },
    english: { file: 'hum.onnx', sampleRate: 22_050, reads: { sounds: 'en' } },
    old: { file: 'old.onnx', sampleRate: 16_000, reads: { sounds: 'fr' } },
    first: { file: 'onnx', sampleRate: 22_050, number: 0, reads: { letters: 'uk' } },
    mute: { file: 'onnx', sampleRate: 22_050, number: 1, reads: { letters: 'uk' } },
  },
}

/** Adds the tiny model to a folder of models. */
export function addTinyPiper(folder: string): Promise<void> {
  return addTinyModel(folder, TINY_PIPER, CONTENTS)
}
