import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Narrator, RawSpeech, SaidWord, SpeechFinisher } from '@dayreel/storyboard'
import { createNarrator, createSpeechFinisher } from '@dayreel/studio/planning'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type LocalVoiceModel, engineOf } from '../../../local/local-model.ts'
import { findLocalVoices } from '../../../local/find-local-models.ts'
import { measureModel } from '../../../local/measure-model.ts'
import { checkModel, readModelState } from '../../../local/model-files.ts'
import { installTestEngine, MOST_INSTALL_MS } from '../../../local/test/tiny-model.ts'
import type { ProviderError } from '../../../provider-error.ts'
import type { VoiceCall } from '../../clients/voice-client.ts'
import { createLocalNarrator } from '../create-local-narrator.ts'
import { createLocalVoiceClient, type LocalVoiceClient } from '../create-local-voice-client.ts'
import { localVoiceId } from '../local-voice-id.ts'

type VoiceStage = {
  model: LocalVoiceModel
  /** The folder of the models. */
  folder: string
  /** The failures that the narrators of the current test have reported. */
  failures: ProviderError[]
  builtIn: Narrator
  finisher: SpeechFinisher
  /** @param idleMs milliseconds after which an idle process ends. */
  client(idleMs?: number): LocalVoiceClient
  narrator(client?: LocalVoiceClient): Narrator
  /** Has a voice speak a text, and reads the answer as the narrator does. */
  speak(call: VoiceCall, client?: LocalVoiceClient): Promise<RawSpeech>
}

type Setting = {
  model: LocalVoiceModel
  /** Adds the model to a folder. */
  add: (folder: string) => Promise<void>
  /** Divides a text into words as the narrator does. */
  divide: (call: VoiceCall, finisher: SpeechFinisher) => SaidWord[]
}

/** Sets up a folder with the engine and a tiny voice for each test. The tests are skipped without an engine. */
export function setVoiceStage({ model, add, divide }: Setting): VoiceStage {
  let missing: string | undefined
  let folder: string
  const open: LocalVoiceClient[] = []
  const failures: ProviderError[] = []
  const builtIn = createNarrator({ threads: 1 })
  const finisher = createSpeechFinisher()
  beforeAll(async () => void (missing = await installTestEngine(engineOf(model))), MOST_INSTALL_MS)
  beforeEach(async (context) => {
    if (missing !== undefined) context.skip(missing)
    failures.length = 0
    folder = mkdtempSync(join(tmpdir(), 'dayreel-voice-'))
    await add(folder)
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((each) => each.close()))
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  })
  afterAll(() => Promise.all([builtIn.close(), finisher.close()]))
  const createClient: VoiceStage['client'] = (idleMs) => {
    const idle = idleMs !== undefined && { idleMs }
    const client = createLocalVoiceClient({ model, folder, machine: { cores: 2 }, ...idle })
    open.push(client)
    return client
  }
  return {
    model,
    get folder() {
      return folder
    },
    failures,
    builtIn,
    finisher,
    client: createClient,
    narrator: (client = createClient()) =>
      createLocalNarrator({ model, client }, { finisher, builtIn, onFailure: (error) => void failures.push(error) }),
    async speak(call, client = createClient()) {
      return client.read(await client.say(call, divide(call, finisher), signal()), call)
    },
  }
}

export function signal(): AbortSignal {
  return new AbortController().signal
}

/**
 * The tests of the processes of every engine.
 *
 * @param call a text of a few words.
 * @param mute a text of a voice that is silent.
 */
export function describeVoiceProcess(stage: VoiceStage, { call, mute }: { call: VoiceCall; mute: VoiceCall }): void {
  const { model } = stage
  const requestOf = ({ text, language, voice, pace }: VoiceCall) => ({
    text,
    language,
    voice: localVoiceId(model, { voice }),
    pace,
  })

  test('an abort while the programs load stops within a second, and the next text is spoken', async () => {
    const client = stage.client()
    const stopping = new AbortController()
    const stopped = stage.narrator(client).speak(requestOf(call), stopping.signal)
    await expect.poll(() => client.pid).toBeDefined()
    const started = performance.now()
    stopping.abort(new Error('stopped'))
    await expect(stopped).rejects.toThrow('stopped')
    expect(performance.now() - started).toBeLessThan(1_000)
    await stage.speak(call, client)
  })

  test('a process that is killed while it loads is started once more', async () => {
    const client = stage.client()
    const speaking = stage.narrator(client).speak(requestOf(call), signal())
    await expect.poll(() => client.pid).toBeDefined()
    process.kill(client.pid!, 'SIGKILL')
    expect((await speaking).words.length).toBeGreaterThan(1)
    expect(stage.failures).toMatchObject([
      { kind: 'retry_later', forHost: expect.stringContaining('SIGKILL') as string },
    ])
  })

  test('an idle process ends and returns its memory', async () => {
    const client = stage.client(10)
    await stage.speak(call, client)
    await expect.poll(() => client.pid).toBeUndefined()
  })

  test('a voice that returns silence fails, and its model stays', async () => {
    await expect(stage.narrator().speak(requestOf(mute), signal())).rejects.toThrow('sent silence')
    expect(await checkModel(stage.folder, model, signal())).toBe(true)
  })

  test('a model is used after its first voice has spoken a sentence in its language here, and keeps its speed', async () => {
    const machine = { cores: 2, memoryBytes: 8e9 }
    expect(await findLocalVoices(stage.folder, machine, [model])).toEqual([])
    const speed = await measureModel(model, { folder: stage.folder, machine }, signal())
    expect(speed).toBeGreaterThan(1)
    expect(await readModelState(stage.folder, model)).toEqual({ state: 'ready', speed })
    expect(await findLocalVoices(stage.folder, machine, [model])).toEqual([model])
    expect(await findLocalVoices(stage.folder, { memoryBytes: 1_000 }, [model])).toEqual([])
    expect(await findLocalVoices(`${stage.folder}/nowhere`, machine, [model])).toEqual([])
  })
}
