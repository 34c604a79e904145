import { TEMPLATES, builtInVideoCount, type TemplateId } from '@dayreel/catalogue'
import { subjectsOf } from '@dayreel/catalogue/subjects'
import { writeDays } from '@dayreel/embedded/testing'
import { createWordsWriter } from '@dayreel/providers'
import { createSandboxText } from '@dayreel/sandbox'
import { inOrderOf, MOST_ALIKE, samenessOf, shinglesOf, type PreviousVideo } from '@dayreel/storyboard'
import { createReader, createWriter } from '@dayreel/writer'
import type { SoakPart } from './part.ts'

const DAYS = 60
const LENGTHS_SECONDS = [30, 45]
const KEY = 'sk-of-the-stand-in'

/**
 * Writes sixty days of videos for each template with the stand-in model, and with the built-in writer as many days as
 * its counts promise. No two videos may be too similar.
 */
export const soakSameness: SoakPart = async ({ count = DAYS, quick, say }) => {
  const reader = createReader()
  const builtIn = createWriter()
  const provider = 'openai-compatible' as const
  const sandbox = await createSandboxText({ key: KEY })
  const settings = { provider, model: sandbox.model, key: KEY, baseUrl: sandbox.baseUrls[provider] }
  const model = createWordsWriter(settings)
  const problems: string[] = []
  try {
    for (const { id } of TEMPLATES) {
      for (const durationSeconds of LENGTHS_SECONDS.slice(0, quick ? 1 : undefined)) {
        const promised = Math.min(count, builtInVideoCount(id, durationSeconds))
        const subjects = orderOf(id, `soak ${durationSeconds}`)
        const days = { template: id, durationSeconds, seed: durationSeconds * 10_000 }
        const builtInDays = await writeDays(
          { ...days, subjects: subjects.slice(0, promised) },
          { writers: [builtIn], reader },
        )
        const modelDays = await writeDays({ ...days, subjects: subjects.slice(0, count) }, { writers: [model], reader })
        for (const [by, { told: videos }, expected] of [
          ['built in', builtInDays, promised],
          ['by the stand-in', modelDays, count],
        ] as const) {
          const name = `${id}, ${durationSeconds} s, ${by}`
          const found = [...findRepeats(videos)]
          if (videos.length < expected) found.push(`only ${videos.length} of ${expected} days could be written`)
          problems.push(...found.map((problem) => `${name}: ${problem}`))
          say(`  ${name}: ${videos.length} days, highest similarity ${mostAlike(videos).toFixed(3)}`)
        }
      }
    }
  } finally {
    await sandbox.close()
  }
  return problems
}

function orderOf(template: TemplateId, seed: string): string[] {
  return inOrderOf(subjectsOf(template), seed)
}

/** Finds repetitions by comparing the written words again. */
export function* findRepeats(videos: readonly PreviousVideo[]): Generator<string> {
  for (const part of ['title', 'hook'] as const) {
    const seen = new Set(videos.map((video) => video[part].toLowerCase()))
    if (seen.size < videos.length) yield `${videos.length - seen.size} ${part}s come twice`
  }
  const most = mostAlike(videos)
  if (most >= MOST_ALIKE) yield `two are alike by ${most.toFixed(3)}`
}

function mostAlike(videos: readonly PreviousVideo[]): number {
  const shingles = videos.map(({ subject, title, sentences, language }) =>
    shinglesOf({ subject: `${subject} ${title}`, spoken: sentences.join(' '), language }),
  )
  let most = 0
  for (const [i, a] of shingles.entries()) {
    for (const b of shingles.slice(0, i)) most = Math.max(most, samenessOf(a, b))
  }
  return most
}
