import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DURATIONS_SECONDS, FRAMEWORK_IDS, QUALITY_NAMES, STYLES, TRACKS, VOICES } from '@dayreel/catalogue'
import { createEmbeddedPorts } from '@dayreel/embedded'
import { createFolderOutput, makeVideo, openFolderStepStore } from '@dayreel/studio'
import type { WriteRequest } from '@dayreel/storyboard'
import { withScratchFolder } from '../scratch-folder.ts'
import { SHORT_SCRIPT, SUBJECTS } from '../subjects.ts'
import { checkVideo } from './check-video.ts'
import type { SoakPart } from './part.ts'

/** As many videos as there are styles: each shows another value of everything else, until all were shown. */
export const MATRIX: readonly WriteRequest[] = STYLES.map(({ name }, i) => ({
  text: SUBJECTS[i % SUBJECTS.length]!,
  template: FRAMEWORK_IDS[i % FRAMEWORK_IDS.length]!,
  durationSeconds: DURATIONS_SECONDS[i % DURATIONS_SECONDS.length]!,
  style: name,
  quality: QUALITY_NAMES[i % QUALITY_NAMES.length]!,
  voice: VOICES[i % VOICES.length]!.voice_id,
  music: [...TRACKS.map(({ id }) => id), null][i % (TRACKS.length + 1)]!,
  notes: '',
  seed: i + 1,
}))

/** Every style, voice, track, template, length and quality at least once, and each file looked at. */
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
