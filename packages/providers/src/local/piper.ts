import type { ModelFile, PiperModel, PiperSpeaker } from './local-model.ts'

/** All files were compared with the checksums that at least two other projects publish for this repository. */
const REPOSITORY = {
  repository: 'rhasspy/piper-voices',
  commit: '1162a9173d0ce503555aed757976b7a9912eae4c',
} as const
const MB = 1_000_000
/** Not measured. Reports state 170 to 250 MB for a voice. A model may have two of them loaded. */
const MEMORY_BYTES = 600 * MB
const MEDIUM_RATE = 22_050
const LOW_RATE = 16_000
const MEDIUM_BYTES = 63_201_294
const LOW_BYTES = 63_104_526

type Entry = {
  language: string
  label: string
  description: string
  /** The licence of the model files (MIT) and of the recordings from which the voices learned. */
  licence: string
  voices: readonly (Pick<ModelFile, 'path' | 'sha256'> & {
    bytes?: number
    name: string
    gender: 'female' | 'male'
    description?: string
    /** The voice of eSpeak NG. Default: the language. */
    sounds?: string
  })[]
}

/** The languages with one file for each voice. */
const ENTRIES: readonly Entry[] = [
  {
    language: 'de',
    label: 'Piper German',
    description: 'Two German voices, by Thorsten Müller and Kerstin.',
    licence: 'MIT AND CC0-1.0',
    voices: [
      {
        name: 'Thorsten',
        gender: 'male',
        path: 'de/de_DE/thorsten/medium/de_DE-thorsten-medium.onnx',
        sha256: '7e64762d8e5118bb578f2eea6207e1a35a8e0c30595010b666f983fc87bb7819',
      },
      {
        name: 'Kerstin',
        gender: 'female',
        path: 'de/de_DE/kerstin/low/de_DE-kerstin-low.onnx',
        bytes: LOW_BYTES,
        sha256: 'd352a7641892cebf2903859af94e9ba81a141110215fe3943bcda7f7da401b7a',
      },
    ],
  },
  {
    language: 'es',
    label: 'Piper Spanish',
    description: 'A Spanish voice, by DaveFX.',
    licence: 'MIT AND CC0-1.0',
    voices: [
      {
        name: 'David',
        gender: 'male',
        path: 'es/es_ES/davefx/medium/es_ES-davefx-medium.onnx',
        sha256: '6658b03b1a6c316ee4c265a9896abc1393353c2d9e1bca7d66c2c442e222a917',
      },
    ],
  },
  {
    language: 'fr',
    label: 'Piper French',
    description:
      'Two French voices. One learned from the SIWIS recordings of the University of Edinburgh, one is by Gilles.',
    licence: 'MIT AND CC-BY-4.0 AND CC0-1.0',
    voices: [
      {
        name: 'Siwis',
        gender: 'female',
        path: 'fr/fr_FR/siwis/medium/fr_FR-siwis-medium.onnx',
        sha256: '641d1ab097da2b81128c076810edb052b385decc8be3381814802a64a73baf99',
      },
      {
        name: 'Gilles',
        gender: 'male',
        path: 'fr/fr_FR/gilles/low/fr_FR-gilles-low.onnx',
        bytes: LOW_BYTES,
        sha256: '5cd711846720e261c2a176f6924c198a7424d0a75dd4b0a5357a5fb9cb739285',
      },
    ],
  },
  {
    language: 'it',
    label: 'Piper Italian',
    description: 'An Italian voice, by Paola Persico.',
    licence: 'MIT AND CC0-1.0',
    voices: [
      {
        name: 'Paola',
        gender: 'female',
        path: 'it/it_IT/paola/medium/it_IT-paola-medium.onnx',
        bytes: 63_511_038,
        sha256: '6fc918b5a0ea6137382833dddfa567bffbe6a5060c02043c87192ee59c04210c',
      },
    ],
  },
  {
    language: 'nl',
    label: 'Piper Dutch',
    description: 'A Dutch voice from Belgium, by Nathalie.',
    licence: 'MIT AND CC0-1.0',
    voices: [
      {
        name: 'Nathalie',
        gender: 'female',
        description: 'Belgian',
        path: 'nl/nl_BE/nathalie/medium/nl_BE-nathalie-medium.onnx',
        sha256: '49cf48023861f9fd42e13a8632f068fee67d1ce244a6ee38f29595afbf0a6be4',
      },
    ],
  },
  {
    language: 'pl',
    label: 'Piper Polish',
    description: 'Two Polish voices, by Gosia and Darkman.',
    licence: 'MIT AND CC0-1.0',
    voices: [
      {
        name: 'Gosia',
        gender: 'female',
        path: 'pl/pl_PL/gosia/medium/pl_PL-gosia-medium.onnx',
        sha256: '38f66464240ed74f186e6b7dc13c6e3b22e023426299f25c2b3cc9dfa9373fbc',
      },
      {
        name: 'Darkman',
        gender: 'male',
        path: 'pl/pl_PL/darkman/medium/pl_PL-darkman-medium.onnx',
        sha256: 'db505438a5364e8e2e0242c4324130a873ed660dfbe8d9689cef428ffb1b645f',
      },
    ],
  },
  {
    language: 'pt',
    label: 'Piper Portuguese',
    description: 'A Portuguese voice from Brazil, by Faber.',
    licence: 'MIT AND CC0-1.0',
    voices: [
      {
        name: 'Faber',
        gender: 'male',
        description: 'Brazilian',
        sounds: 'pt-br',
        path: 'pt/pt_BR/faber/medium/pt_BR-faber-medium.onnx',
        sha256: '858555e3a064209c57088fe6bd70c4c3dc54d03eaa00c45d5ecaf43a33f95aa7',
      },
    ],
  },
  {
    language: 'ro',
    label: 'Piper Romanian',
    description: 'A Romanian voice, by Mihai.',
    licence: 'MIT AND CC0-1.0',
    voices: [
      {
        name: 'Mihai',
        gender: 'male',
        path: 'ro/ro_RO/mihai/medium/ro_RO-mihai-medium.onnx',
        sha256: 'e0608bbbd53c80267c09ece681b09f5199f54e792356684c8073738e5f15d29f',
      },
    ],
  },
]

/** One file with three voices. It reads letters, so it needs no sounds. */
const UKRAINIAN: PiperModel = {
  role: 'voice',
  engine: 'piper',
  name: 'piper-uk',
  label: 'Piper Ukrainian',
  description: 'Three Ukrainian voices, from the recordings of the Ukrainian speech community.',
  files: [
    {
      ...REPOSITORY,
      suffix: 'onnx',
      path: 'uk/uk_UA/ukrainian_tts/medium/uk_UA-ukrainian_tts-medium.onnx',
      bytes: 76_735_663,
      sha256: '7920419ac5f6fd8b6450520f24b52ed5a319cb53dd018fbcd71c9e079cbac84f',
    },
  ],
  licence: 'MIT AND Apache-2.0',
  memoryBytes: MEMORY_BYTES,
  isRecommended: false,
  voices: [
    { voice: 'lada', name: 'Lada', description: '', languages: ['uk'], gender: 'female' },
    { voice: 'mykyta', name: 'Mykyta', description: '', languages: ['uk'], gender: 'male' },
    { voice: 'tetiana', name: 'Tetiana', description: '', languages: ['uk'], gender: 'female' },
  ],
  speakers: Object.fromEntries(
    ['lada', 'mykyta', 'tetiana'].map((voice, number): [string, PiperSpeaker] => [
      voice,
      { file: 'onnx', sampleRate: MEDIUM_RATE, number, reads: { letters: 'uk' } },
    ]),
  ),
}

/** Piper's voices whose licences allow any use, by language. */
export const PIPER: readonly PiperModel[] = [...ENTRIES.map(toModel), UKRAINIAN]

function toModel({ language, label, description, licence, voices }: Entry): PiperModel {
  const named = voices.map((entry) => ({ ...entry, voice: entry.name.toLowerCase() }))
  return {
    role: 'voice',
    engine: 'piper',
    name: `piper-${language}`,
    label,
    description,
    files: named.map(({ voice, path, bytes = MEDIUM_BYTES, sha256 }) => ({
      ...REPOSITORY,
      suffix: `${voice}.onnx`,
      path,
      bytes,
      sha256,
    })),
    licence,
    memoryBytes: MEMORY_BYTES,
    isRecommended: false,
    voices: named.map((entry) => ({
      voice: entry.voice,
      name: entry.name,
      description: entry.description ?? '',
      languages: [language],
      gender: entry.gender,
    })),
    speakers: Object.fromEntries(
      named.map(({ voice, path, sounds = language }): [string, PiperSpeaker] => [
        voice,
        {
          file: `${voice}.onnx`,
          sampleRate: path.includes('/low/') ? LOW_RATE : MEDIUM_RATE,
          reads: { sounds },
        },
      ]),
    ),
  }
}
