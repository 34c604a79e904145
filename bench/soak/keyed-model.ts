import { randomBytes } from 'node:crypto'
import { glob, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSandboxText } from '@dayreel/sandbox'
import { ask } from './dayreel-under-fire.ts'

type KeyedModel = {
  /** Settings that connect the stand-in of a language model. Only operators and one plan use it. */
  env: NodeJS.ProcessEnv
  /** Calls the model again and again, until aborted. Failed calls are normal while parts are killed. */
  keepCalling: (url: string, token: string, signal: AbortSignal) => Promise<number>
  /**
   * Searches for the provider's key in everything that a site has written: its output, and all files of its folder,
   * which include the database.
   *
   * @returns the places where it was found.
   */
  findKey: (folder: string, output: string) => Promise<string[]>
  close: () => Promise<void>
}

const PAUSE_MS = 200

/** Starts a stand-in for a language model that needs a key. */
export async function startKeyedModel(): Promise<KeyedModel> {
  const key = `sk-soak-${randomBytes(24).toString('hex')}`
  const sandbox = await createSandboxText({ key })
  return {
    env: {
      TEXT_PROVIDER: 'openai-compatible',
      TEXT_BASE_URL: sandbox.baseUrls['openai-compatible'],
      TEXT_API_KEY: key,
      TEXT_MODEL: sandbox.model,
      TEXT_PLANS: 'premium',
      LOG_LEVEL: 'info',
    },
    async keepCalling(url, token, signal) {
      let answered = 0
      while (!signal.aborted) {
        const body = { prompt: 'A lamp in the fog', kind: 'image' }
        const answer = await ask(`${url}/api/projects/enhance-prompt`, { method: 'POST', token, body }).catch(
          () => undefined,
        )
        if (answer?.status === 200) answered += 1
        await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined)
      }
      return answered
    },
    async findKey(folder, output) {
      const places = output.includes(key) ? ['the output'] : []
      for await (const name of glob('**/*', { cwd: folder })) {
        const path = join(folder, name)
        if ((await stat(path)).isFile() && (await readFile(path)).includes(key)) places.push(name)
      }
      return places.map((place) => `the key of the language model stands in ${place}`)
    },
    close: () => sandbox.close(),
  }
}
