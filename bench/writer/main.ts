import { writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { DEFAULT_VOICE_ID } from '@dayreel/catalogue'
import { createEmbeddedPorts } from '@dayreel/embedded'
import { createWordsWriter } from '@dayreel/providers'
import { createLocalEngine, findLocalWriters, readTextSettings } from '@dayreel/providers/base'
import { createSandboxText } from '@dayreel/sandbox'
import type { Writer } from '@dayreel/storyboard'
import { readMachine } from '@dayreel/threads'
import { measureStory, type Measured } from './measure-story.ts'
import { readSubjects, type BenchSubject } from './read-subjects.ts'

/**
 * Runs `npm run bench:writer [-- --provider NAME] [--write]`: counts properties of a writer's stories for eighty
 * subjects. The provider is `built-in`, `sandbox`, `local/NAME` for a
 * model of `npm run models`, or `env` for the paid language model of TEXT_PROVIDER. `--write`
 * updates the table beside this file, so that the diff shows the effect of a change.
 */
const DURATION_SECONDS = 60
const { values } = parseArgs({
  options: { provider: { type: 'string', default: 'built-in' }, write: { type: 'boolean' } },
})
const never = new AbortController().signal

type Row = BenchSubject & { writtenBy: string } & Partial<Measured>

const ports = createEmbeddedPorts({ store: { get: async () => undefined, put: async () => undefined } })
await using open = new AsyncDisposableStack()
open.defer(() => ports.close())
const writer = await openWriter(values.provider)
const rows: Row[] = []
for (const subject of readSubjects()) rows.push(await measureSubject(subject))
const table = describe(rows)
process.stdout.write(table)
if (values.write) writeFileSync(fileURLToPath(new URL(`${values.provider}.md`, import.meta.url)), table)

async function openWriter(provider: string): Promise<Pick<Writer, 'name' | 'offer' | 'tell'>> {
  if (provider === 'built-in') return ports.writers[0]!
  if (provider === 'sandbox') {
    const sandbox = await createSandboxText()
    open.defer(() => sandbox.close())
    const { baseUrls, key, model } = sandbox
    const baseUrl = baseUrls['openai-compatible']
    return createWordsWriter({ provider: 'openai-compatible', baseUrl, model, key: key ?? '' })
  }
  if (provider.startsWith('local/')) return openLocal(provider.slice('local/'.length))
  const { source, faults } = readTextSettings(process.env)
  if (provider === 'env' && source !== undefined) return createWordsWriter(source.settings)
  throw new Error(
    ['--provider must be built-in, sandbox, local/NAME, or (if TEXT_PROVIDER is set) env.', ...faults].join('\n'),
  )
}

async function openLocal(name: string): Promise<Writer> {
  const folder = join(process.env['DATA_FOLDER'] ?? join(homedir(), '.dayreel'), 'models')
  const machine = readMachine()
  const model = (await findLocalWriters(folder, machine)).find((each) => each.name === name)
  if (model === undefined) throw new Error(`The model ${name} is not ready: npm run models -- add ${name}`)
  const local = await createLocalEngine({ model, folder, machine }).load(async () => ports.writers[0]!)
  open.defer(() => local.close())
  return local
}

async function measureSubject(about: BenchSubject): Promise<Row> {
  const { subject } = about
  const offer = writer.offer({ text: subject, kind: 'subject', template: 'general', durationSeconds: DURATION_SECONDS })
  // The writer writes no story about an unknown subject, so there is nothing to measure.
  if (offer.kind === 'unknown') return { ...about, writtenBy: 'a choice' }
  const request = { subject, framework: 'general', language: 'en', durationSeconds: DURATION_SECONDS, style: 'None', notes: '', seed: 1 } as const // prettier-ignore
  const words = await writer.tell(request, measure, { signal: never })
  return { ...about, writtenBy: offer.by, ...measureStory(words, about, DURATION_SECONDS) }
}

async function measure(text: string, language: string): Promise<number> {
  return ports.narrators[0]!.estimate({ text, language, voice: DEFAULT_VOICE_ID, pace: 1 })
}

function describe(all: readonly Row[]): string {
  const stories = all.filter((row): row is Row & Measured => row.text !== undefined)
  const sum = (of: (row: Measured) => number): number => stories.reduce((total, row) => total + of(row), 0)
  const share =
    sum(({ naming }) => naming) /
    Math.max(
      1,
      sum(({ scenes }) => scenes),
    )
  const errors = stories.map(({ lengthError }) => Math.abs(lengthError)).toSorted((a, b) => a - b)
  const facts = [
    ['Subjects told', `${stories.length} of ${all.length}; of the others a choice is offered`],
    ['Scenes after the first that name the subject or its field', `${(100 * share).toFixed(1)} %`],
    ['Length error at pace 1, median and most', `${at(errors, 0.5)} s, ${at(errors, 1)} s`],
    ['Repeated sentences', String(sum(({ repeated }) => repeated))],
    ['Distinct texts', `${new Set(stories.map(({ text }) => text)).size} of ${stories.length}`],
  ]
  const lines = all.map(({ subject, writtenBy, scenes, naming, counted, lengthError, repeated }) =>
    scenes === undefined
      ? [subject, writtenBy, '–', '–', '–', '–']
      : [
          subject,
          writtenBy,
          `${naming} of ${scenes}`,
          counted ?? '–',
          `${lengthError!.toFixed(1)} s`,
          String(repeated),
        ],
  )
  const head = ['Subject', 'Told by', 'Scenes naming it', 'Counted', 'Length error', 'Repeated']
  return `# ${writer.name}, ${DURATION_SECONDS} s each\n\nCounted by \`npm run bench:writer\`; no number here is a target.\n\n${tableOf(['', ''], facts)}\n${tableOf(head, lines)}`
}

function at(sorted: readonly number[], part: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('')
}
