import { setGlobalProxyFromEnv } from 'node:http'
import { resolve } from 'node:path'
import {
  checkModel,
  describeSeconds,
  describeSize,
  downloadModel,
  ENGINE,
  findEngine,
  type DownloadProgress,
  importModel,
  installEngine,
  LOCAL_MODELS,
  LocalModelError,
  type LocalModel,
  measureSpeed,
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
  Manages the language models that write on this machine, without a key and without sending anything out.
  list    shows each model with its size, memory, licence and state.
  add     downloads models, and at first the engine that runs them; an interrupted download continues. "add recommended" takes the best one that this machine has the memory for.
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
    await addEngine()
    const chosen = names.includes('recommended') ? [recommended()] : requireNames(names)
    for (const model of chosen) {
      say(`${model.label}: ${describeSize(model.bytes)}, licence ${model.licence}, from ${hub}/${model.repository}`)
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
      say(isRight ? `✓ ${model.label}` : `✗ ${model.label}: its file is missing or damaged. Add it again.`)
    }
  },
  async import(files) {
    if (files.length === 0) throw new UsageError(USAGE)
    await addEngine()
    for (const file of files) {
      const path = resolve(process.env['INIT_CWD'] ?? '.', file)
      await makeReady(await importModel(path, LOCAL_MODELS, { folder, machine, signal }))
    }
  },
}

/** Installs the program that runs the models, once. */
async function addEngine(): Promise<void> {
  if (findEngine(folder) !== undefined) return
  say(
    `Installing the engine ${ENGINE.name} ${ENGINE.version} with npm: ${describeSize(ENGINE.bytes)}, licence ${ENGINE.licence}.`,
  )
  await installEngine(folder, signal)
}

/** Has a model write a few words before it counts as ready. */
async function makeReady(model: LocalModel): Promise<void> {
  const speed = await measureSpeed({ model, folder, machine }, signal)
  say(
    `${model.label} is ready. It writes ${speed.toFixed(1)} tokens per second here: a script of 30 seconds takes about ${describeSeconds(scriptSecondsOf(model, speed))}.`,
  )
}

/** Returns the largest recommended model that fits into the memory, or else the smallest one. */
function recommended(): LocalModel {
  const models = LOCAL_MODELS.filter(({ isRecommended }) => isRecommended)
  return models.findLast(({ memoryBytes }) => memoryBytes <= machine.memoryBytes) ?? models[0]!
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

/** Writes the progress. On a terminal, it overwrites one line. Elsewhere, it adds a line from time to time. */
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
