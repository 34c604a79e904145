import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  BOARD_THEMES,
  CAPTION_STYLES,
  DURATIONS_SECONDS,
  FORMATS,
  FRAMEWORK_IDS,
  LOOKS,
  QUALITY_NAMES,
  SOUND_EFFECTS,
  STYLES,
  TRACKS,
  TRANSITIONS,
  VOICES,
} from '@dayreel/catalogue'
import { createEmbeddedPorts } from '@dayreel/embedded'
import { createFolderOutput, makeVideo, openFolderStepStore } from '@dayreel/studio'
import type { WriteRequest } from '@dayreel/storyboard'
import { DEFAULT_CHOICES } from '@dayreel/storyboard/schema'
import { withScratchFolder } from '../scratch-folder.ts'
import { SHORT_SCRIPT, SUBJECTS } from '../subjects.ts'
import { checkVideo } from './check-video.ts'
import type { SoakPart } from './part.ts'

/** One video per style. Each video uses the next value of every other choice, until all values are covered. */
export const MATRIX: readonly WriteRequest[] = STYLES.map(({ name }, i) => ({
  ...DEFAULT_CHOICES,
  text: SUBJECTS[i % SUBJECTS.length]!,
  template: FRAMEWORK_IDS[i % FRAMEWORK_IDS.length]!,
  durationSeconds: DURATIONS_SECONDS[i % DURATIONS_SECONDS.length]!,
  style: name,
  quality: QUALITY_NAMES[i % QUALITY_NAMES.length]!,
  voice: VOICES[i % VOICES.length]!.voice_id,
  music: [...TRACKS.map(({ id }) => id), null][i % (TRACKS.length + 1)]!,
  format: FORMATS[i % FORMATS.length]!.id,
  look: LOOKS[i % LOOKS.length]!.id,
  boardTheme: BOARD_THEMES[i % BOARD_THEMES.length]!.id,
  captionStyle: CAPTION_STYLES[i % CAPTION_STYLES.length]!.id,
  transition: TRANSITIONS[i % TRANSITIONS.length]!.id,
  soundEffects: SOUND_EFFECTS[i % SOUND_EFFECTS.length]!.id,
  seed: i + 1,
}))

/** Makes every style, voice, track, template, length and quality at least once, and checks all files. */
export const soakMatrix: SoakPart = async ({ count = MATRIX.length, quick, say }) => {
  const problems: string[] = []
  for (const [i, request] of MATRIX.slice(0, count).entries()) {
    await withScratchFolder(async (folder) => {
      const out = join(folder, 'out')
      await mkdir(out)
      const ports = createEmbeddedPorts({ store: await openFolderStepStore(join(folder, 'steps')) })
      try {
        const write: WriteRequest = quick ? { ...request, text: SHORT_SCRIPT, quality: 'low' } : request
        const plan = { write }
        const made = await makeVideo({ plan, name: 'video', output: createFolderOutput(out) }, ports)
        const found = await checkVideo(out, 'video', made, quick ? undefined : request.durationSeconds)
        const { style, quality, voice, music, template } = write
        const name = `${style}, ${quality}, ${voice}, ${music ?? 'no music'}, ${template}, ${made.seconds.toFixed(1)} s`
        say(`  ${i + 1} of ${MATRIX.length}: ${name}: ${found.length === 0 ? 'ok' : found.join('; ')}`)
        problems.push(...found.map((problem) => `${name}: ${problem}`))
      } finally {
        await ports.close()
      }
    })
  }
  return problems
}
