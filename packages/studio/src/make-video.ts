import { FRAMES_PER_SECOND, MAX_DURATION_SECONDS, QUALITIES } from '@dayreel/catalogue'
import { pageCaptions } from './caption/page-captions.ts'
import { toCues, toSrt, toVtt } from './caption/subtitles.ts'
import { StudioError } from './errors.ts'
import { illustrateScenes } from './illustrate-scenes.ts'
import { KeptSteps, type StepName, type StepReport } from './kept-steps.ts'
import { SAMPLE_RATE } from './lib/loudness.ts'
import { narrateScenes } from './narrate-scenes.ts'
import type { Output, OutputFile } from './output.ts'
import type { Ports, WriteRequest } from './ports.ts'
import type { Storyboard } from './storyboard.ts'

export type VideoRequest = {
  /** Made of a text, or of a storyboard that exists. */
  plan: { write: WriteRequest } | { storyboard: Storyboard }
  /** Name of the files without ending: `NAME.mp4`, `.srt`, `.vtt`, `.jpg`, `.storyboard.json`. */
  name: string
  output: Output
}

export type Stage = 'writing' | 'narrating' | 'illustrating' | 'rendering'
export type Progress = {
  stage: Stage
  /** Share of the stage and of the whole that is done, 0…1. */
  fraction: number
  overall: number
}

export type MadeVideo = {
  storyboard: Storyboard
  seconds: number
  frames: number
  width: number
  height: number
  scenes: number
  /** False where no voice speaks the language, and words are shown only. */
  spoken: boolean
  /** What a person should know of the result, in whole sentences. */
  notices: string[]
  steps: Record<StepName, StepReport>
}

export type MakeOptions = {
  /** Stops everything within a second; makeVideo rejects with the signal's reason and leaves no file of the video. */
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
}
