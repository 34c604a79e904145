import { STYLES } from '@dayreel/catalogue'
import { CATALOGUE_OFFERS } from '@dayreel/storyboard/schema'
import type { Engine } from '@dayreel/storyboard'

/** The name of the built-in engines in stored choices. */
const NAME = 'built-in'
const ENGLISH = ['en'] as const

/**
 * The built-in engines, which need no key and no network. Only `load` loads their code, so any process can import this
 * list.
 */
export const BUILT_IN_ENGINES: readonly Engine[] = [
  {
    role: 'text',
    name: NAME,
    languages: ENGLISH,
    unit: undefined,
    load: async () => (await import('@dayreel/writer')).createWriter(),
  },
  {
    role: 'speech',
    name: NAME,
    languages: ENGLISH,
    unit: undefined,
    voices: CATALOGUE_OFFERS.voice,
    // This entry point is for planning and loads no encoder.
    load: async () => (await import('@dayreel/studio/planning')).createNarrator(),
  },
  {
    role: 'pictures',
    name: NAME,
    languages: 'any',
    unit: undefined,
    styles: STYLES.map(({ name }) => name),
    load: async () => (await import('@dayreel/painter')).createIllustrator(),
  },
]
