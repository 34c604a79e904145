import type { Progress } from '@dayreel/studio'

const STAGE_WORDS: Record<Progress['stage'], string> = {
  writing: 'Writing',
  narrating: 'Narrating',
  illustrating: 'Illustrating',
  rendering: 'Rendering',
}
const BAR_COLUMNS = 30

function wordsOf(stage: Progress['stage'], writing: Progress['writing']): string {
  if (writing === undefined) return STAGE_WORDS[stage]
  return 'place' in writing ? `Waiting, ${writing.place} before you` : `Writing, about ${writing.secondsLeft} s`
}

export type ProgressView = { show: (progress: Progress) => void; end: () => void }

/** Shows a progress bar on a terminal. Otherwise prints a line for each stage and for each quarter of a stage. */
export function createProgressView(stream: NodeJS.WriteStream): ProgressView {
  return stream.isTTY ? createBar(stream) : createLines(stream)
}

function createBar(stream: NodeJS.WriteStream): ProgressView {
  let isShown = false
  return {
    show({ stage, overall, writing }) {
      const filled = Math.round(overall * BAR_COLUMNS)
      const percent = String(Math.floor(overall * 100)).padStart(3)
      stream.write(
        `\r${'█'.repeat(filled)}${'░'.repeat(BAR_COLUMNS - filled)} ${percent} % ${wordsOf(stage, writing).padEnd(30)}`,
      )
      isShown = true
    },
    end() {
      if (isShown) stream.write('\n')
      isShown = false
    },
  }
}

function createLines(stream: NodeJS.WriteStream): ProgressView {
  let last = ''
  return {
    show({ stage, fraction, writing }) {
      const line = `${wordsOf(stage, writing)} … ${Math.floor(fraction * 4) * 25} %`
      if (line !== last) stream.write(`${line}\n`)
      last = line
    },
    end() {
      last = ''
    },
  }
}
