import { homedir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_VOICE_ID } from '@dayreel/catalogue'
import { createEmbeddedPorts } from '@dayreel/embedded'
import { createLocalEngine, findLocalVoices, findLocalWriters } from '@dayreel/providers/base'
import { measureModel } from '@dayreel/providers/local'
import { readMachine } from '@dayreel/threads'

/**
 * Runs `npm run bench:models`: measures the speed of each local model of this machine, and the time that each writer
 * takes for a script of 30 seconds. `npm run bench:writer -- --provider local/NAME` counts properties of a model's
 * stories.
 */
const SUBJECT = 'Why honey never spoils'
const DURATION_SECONDS = 30

const folder = join(process.env['DATA_FOLDER'] ?? join(homedir(), '.dayreel'), 'models')
const machine = readMachine()
const signal = new AbortController().signal
const ports = createEmbeddedPorts({ store: { get: async () => undefined, put: async () => undefined } })
await using open = new AsyncDisposableStack()
open.defer(() => ports.close())

const models = await findLocalWriters(folder, machine)
const voices = await findLocalVoices(folder, machine)
if (models.length + voices.length === 0) process.stdout.write('No model is ready: npm run models -- add recommended\n')
for (const model of models) {
  const options = { model, folder, machine }
  const tokensPerSecond = await measureModel(model, options, signal)
  const writer = await createLocalEngine(options).load(async () => ports.writers[0]!)
  const started = performance.now()
  const request = { subject: SUBJECT, framework: 'general', language: 'en', durationSeconds: DURATION_SECONDS, style: 'None', notes: '', seed: 1 } as const // prettier-ignore
  const { calls, faults } = await writer.tell(request, measure, { signal })
  await writer.close()
  const seconds = (performance.now() - started) / 1_000
  process.stdout.write(
    `${model.name}: ${tokensPerSecond.toFixed(1)} tokens/s; a script of ${DURATION_SECONDS} s in ${seconds.toFixed(0)} s, with ${calls.length} calls and ${faults.length} faults\n`,
  )
}

for (const model of voices) {
  const speed = await measureModel(model, { folder, machine }, signal)
  process.stdout.write(`${model.name}: ${speed.toFixed(1)} × real time\n`)
}

async function measure(text: string, language: string): Promise<number> {
  return ports.narrators[0]!.estimate({ text, language, voice: DEFAULT_VOICE_ID, pace: 1 })
}
