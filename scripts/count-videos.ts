import { MAX_DURATION_SECONDS, TEMPLATES, type TemplateId } from '@dayreel/catalogue'
import { subjectsOf } from '@dayreel/catalogue/subjects'
import { writeDays } from '@dayreel/embedded/testing'
import { inOrderOf } from '@dayreel/storyboard'
import { createReader, createWriter } from '@dayreel/writer'
import { writeFile } from 'node:fs/promises'

/**
 * The video lengths for `npm run count-videos`. For each of them, the script counts how many videos each template makes
 * without a model before one is too similar to another.
 */
const LENGTHS_SECONDS = [30, 45, 60, MAX_DURATION_SECONDS]
/**
 * Seeds for the order of the subjects, because each channel has its own order. The script uses the smallest count minus
 * a tenth, because another order may be worse.
 */
const ORDERS = Array.from('abcdefghijkl')
const MARGIN = 0.9
const FILE = new URL('../packages/catalogue/src/built-in-video-counts.ts', import.meta.url)

const ports = { writers: [createWriter()], reader: createReader() }
const lines: string[] = []
for (const { id } of TEMPLATES) {
  const entries: string[] = []
  for (const seconds of LENGTHS_SECONDS) {
    const videos = await countVideos(id, seconds)
    process.stdout.write(`${id}, ${seconds} s: ${videos}\n`)
    entries.push(`{ seconds: ${seconds}, videos: ${videos} }`)
  }
  lines.push(`  '${id}': [${entries.join(', ')}],`)
}
await writeFile(
  FILE,
  `import type { TemplateId } from './templates.ts'

type VideoCounts = readonly { seconds: number; videos: number }[]

/** Counted by \`npm run count-videos\`, shortest videos first. */
export const BUILT_IN_VIDEO_COUNTS: Readonly<Record<TemplateId, VideoCounts>> = {
${lines.join('\n')}
}
`,
)

async function countVideos(template: TemplateId, durationSeconds: number): Promise<number> {
  let least = Infinity
  for (const [i, order] of ORDERS.entries()) {
    // The smallest count matters, so days beyond the smallest count so far are not written.
    const subjects = inOrderOf(subjectsOf(template), order).slice(0, least)
    const { told: videos } = await writeDays({ template, subjects, durationSeconds, seed: i * 1_000 }, ports)
    least = videos.length
  }
  return Math.floor(least * MARGIN)
}
