import type { SaidWord } from '@dayreel/storyboard'
import type { PiperSpeaker } from '../../../local/local-model.ts'

/** The programs that a process loads. Both are paths of modules. */
export type PiperToLoad = {
  engine: string
  /** eSpeak NG. */
  sounds: string
  threads: number
}

export type PiperRequest = Pick<PiperSpeaker, 'number' | 'reads' | 'sampleRate'> & {
  words: readonly SaidWord[]
  /** The path of the voice's model. */
  model: string
  /** Speed relative to the voice's own. */
  pace: number
}
