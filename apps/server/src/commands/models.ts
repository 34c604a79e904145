import { setGlobalProxyFromEnv } from 'node:http'
import { resolve } from 'node:path'
import {
  checkModel,
  describeSeconds,
  describeSize,
  downloadModel,
  bytesOf,
  engineOf,
  ENGINES,
  findEngine,
  type DownloadProgress,
  importFile,
  installEngine,
  LOCAL_MODELS,
  LOCAL_VOICES,
  LOCAL_WRITERS,
  LocalModelError,
  type LocalModel,
  measureModel,
  readModelState,
  removeModel,
  scriptSecondsOf,
} from '@dayreel/providers/local'
import { readMachine } from '@dayreel/threads'
import { readConfig } from '#config'
import { UsageError } from '#errors/usage-error.ts'
import { readCommandLine } from '#processes/read-command-line.ts'
import { endWith } from '#processes/run-process.ts'
import { describeModels } from './describe-models.ts'

const USAGE = `Usage: npm run models -- list|path
       npm run models -- add|remove|check NAME…
       npm run models -- import FILE…
  Manages the models that write and speak on this machine, without a key and without sending anything out.
  list    shows each model with its size, memory, licence and state, and the voices by language.
  add     downloads models, and the engines that run them; an interrupted download continues. "add recommended" takes the best writer that this machine has the memory for, and the English voices.
  remove  deletes models, and what is left of interrupted downloads.
  check   reads the files again and compares their checksums. Without a name it checks all of them.
  import  copies files that were downloaded elsewhere, for machines without a network.
  path    prints the folder of the models.
  MODELS_URL sets another hub. HTTPS_PROXY sets a proxy.`
const ACTIONS = ['list', 'path', 'add', 'remove', 'check', 'import'] as const
const MAX_WORDS = 50
/** The number of seconds between two progress lines if the output is not a terminal. */
const LINE_EVERY_SECONDS = 10

const { folder, hub } = readConfig(process.env).localModels
const machine = readMachine()
const interruption = new AbortController()
const { signal } = interruption

/** `npm run models`: lists, adds and removes the models that run on this machine. */
async function main(): Promise<void> {
  const { words } = readCommandLine({ name: 'npm run models', usage: USAGE, words: MAX_WORDS })
  const [given, ...names] = words
  const action = ACTIONS.find((each) => each === given)
  if (action === undefined) throw new UsageError(USAGE)
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => interruption.abort(new UsageError('Stopped. The next download continues where it was.')))
  }
  await ACTS[action](names)
}

const ACTS: Readonly<Record<(typeof ACTIONS)[number], (names: string[]) => Promise<void>>> = {
  async list(names) {
    refuseWords(names)
    say(await describeModels(folder, machine))
  },
  async path(names) {
    refuseWords(names)
    say(folder)
  },
  async add(names) {
    setGlobalProxyFromEnv()
    const chosen = names.includes('recommended') ? recommended() : requireNames(names)
    for (const model of chosen) {
      const { label, licence, files } = model
      await addEngine(model)
      say(`${label}: ${describeSize(bytesOf(model))}, licence ${licence}, from ${hub}/${files[0]!.repository}`)
      await downloadModel(model, { folder, hub, machine, signal, onProgress: createProgressLine(model) })
      await makeReady(model)
    }
  },
  async remove(names) {
    for (const model of requireNames(names)) {
      await removeModel(folder, model)
      say(`${model.label} is removed.`)
    }
  },
  async check(names) {
    const states = await Promise.all(
      LOCAL_MODELS.map(async (model) => ({ model, ...(await readModelState(folder, model)) })),
    )
    const present = states.filter(({ state }) => state === 'ready' || state === 'broken').map(({ model }) => model)
    for (const model of names.length === 0 ? present : requireNames(names)) {
      const isRight = await checkModel(folder, model, signal)
      if (!isRight) process.exitCode = 1
      say(isRight ? `✓ ${model.label}` : `✗ ${model.label}: a file is missing or damaged. Add it again.`)
    }
  },
  async import(files) {
    if (files.length === 0) throw new UsageError(USAGE)
    const imported = new Set<LocalModel>()
    for (const file of files) {
      const path = resolve(process.env['INIT_CWD'] ?? '.', file)
      imported.add(await importFile(path, LOCAL_MODELS, { folder, machine, signal }))
    }
    for (const model of imported) {
      if ((await readModelState(folder, model)).state !== 'ready') {
        say(`${model.label} is not complete. Import its other files: ${model.files.map(({ path }) => path).join(', ')}`)
        continue
      }
      await addEngine(model)
      await makeReady(model)
    }
  },
}

/** Installs the engine that runs a model, unless it is installed. */
async function addEngine(model: LocalModel): Promise<void> {
  const engine = engineOf(model)
  if (findEngine(folder, engine) !== undefined) return
  const { name, version, bytes, licence, notice } = ENGINES[engine]
  if (notice !== undefined) say(notice)
  say(`Installing the engine ${name} ${version} with npm: ${describeSize(bytes)}, licence ${licence}.`)
  await installEngine(folder, engine, signal)
}

/** Measures the speed of a model and reports that it is ready. */
async function makeReady(model: LocalModel): Promise<void> {
  const speed = await measureModel(model, { folder, machine }, signal)
  const seconds = describeSeconds(scriptSecondsOf(model, speed))
  const rate =
    model.role === 'writer'
      ? `writes ${speed.toFixed(1)} tokens per second`
      : `speaks ${speed.toFixed(1)} times as fast as real time`
  say(`${model.label} is ready. It ${rate} here: a script of 30 seconds takes about ${seconds}.`)
}

/**
 * Returns the largest recommended writer that fits into the memory, else the smallest one, and all recommended voices
 * that fit.
 */
function recommended(): LocalModel[] {
  const writers = LOCAL_WRITERS.filter(({ isRecommended }) => isRecommended)
  const voices = LOCAL_VOICES.filter((model) => model.isRecommended && fits(model))
  return [writers.findLast(fits) ?? writers[0]!, ...voices]
}

function fits({ memoryBytes }: LocalModel): boolean {
  return memoryBytes <= machine.memoryBytes
}

function requireNames(names: readonly string[]): LocalModel[] {
  if (names.length === 0) throw new UsageError(USAGE)
  return names.map((name) => {
    const model = LOCAL_MODELS.find((each) => each.name === name)
    if (model !== undefined) return model
    throw new UsageError(`No model is called ${name}. There are: ${LOCAL_MODELS.map((each) => each.name).join(', ')}.`)
  })
}

function refuseWords([word]: readonly string[]): void {
  if (word !== undefined) throw new UsageError(`"${word}" is not expected here; npm run models -- --help explains it.`)
}

/** Writes the progress. On a terminal, it overwrites one line. Any other output gets a new line now and then. */
function createProgressLine({ label }: LocalModel): (progress: DownloadProgress) => void {
  const { stderr } = process
  let writtenAt = -Infinity
  return ({ doneBytes, totalBytes, bytesPerSecond, secondsLeft }) => {
    const isDone = doneBytes === totalBytes
    const now = performance.now() / 1_000
    if (!stderr.isTTY && !isDone && now - writtenAt < LINE_EVERY_SECONDS) return
    writtenAt = now
    const rate = bytesPerSecond === null ? '' : `, ${describeSize(bytesPerSecond)}/s`
    const left = secondsLeft === null || isDone ? '' : `, ${describeSeconds(secondsLeft)} left`
    const percent = Math.floor((doneBytes / totalBytes) * 100)
    const line = `${label}: ${percent} %, ${describeSize(doneBytes)} of ${describeSize(totalBytes)}${rate}${left}`
    stderr.write(stderr.isTTY ? `\r\u001B[K${line}${isDone ? '\n' : ''}` : `${line}\n`)
  }
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

await main().catch((error: unknown) =>
  endWith(error instanceof LocalModelError ? new UsageError(error.message, { cause: error }) : error),
)
