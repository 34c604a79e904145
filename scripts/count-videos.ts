import { MAX_DURATION_SECONDS, TEMPLATES, type TemplateId } from '@dayreel/catalogue'
import { subjectsOf } from '@dayreel/catalogue/subjects'
import { tellDays } from '@dayreel/embedded/testing'
import { inOrderOf } from '@dayreel/storyboard'
import { createReader, createWriter } from '@dayreel/writer'
import { writeFile } from 'node:fs/promises'

/** `npm run count-videos`: how many videos each template tells without a model before one is too like another, by their length. */
const LENGTHS_SECONDS = [30, 45, 60, MAX_DURATION_SECONDS]
/** Each channel has an order of its own. The least of these is counted, and a tenth less is said: another order may be worse. */
const ORDERS = Array.from('abcdefghijkl')
const MARGIN = 0.9
const FILE = new URL('../packages/catalogue/src/told-by-itself.ts', import.meta.url)

const ports = { writer: createWriter(), reader: createReader() }
const lines: string[] = []
for (const { id } of TEMPLATES) {
  const told: string[] = []
  for (const seconds of LENGTHS_SECONDS) {
    const videos = await countVideos(id, seconds)
    process.stdout.write(`${id}, ${seconds} s: ${videos}\n`)
    told.push(`{ seconds: ${seconds}, videos: ${videos} }`)
  }
  lines.push(`  '${id}': [${told.join(', ')}],`)
}
await writeFile(
  FILE,
  `import type { TemplateId } from './templates.ts'

type Told = readonly { seconds: number; videos: number }[]

/** Counted by \`npm run count-videos\`, the shortest videos first. */
export const TOLD_BY_ITSELF: Readonly<Record<TemplateId, Told>> = {
${lines.join('\n')}
}
`,
)

async function countVideos(template: TemplateId, durationSeconds: number): Promise<number> {
  let least = Infinity
  for (const [i, order] of ORDERS.entries()) {
    // No more days than the others could tell.
    const subjects = inOrderOf(subjectsOf(template), order).slice(0, least)
    const { told } = await tellDays({ template, subjects, durationSeconds, seed: i * 1_000 }, ports)
    least = told.length
  }
  return Math.floor(least * MARGIN)
}
