import { z } from 'zod'
import { LocalModelError } from '../../local/local-model-error.ts'
import { saveSpeed } from '../../local/model-files.ts'
import { ProviderError } from '../../provider-error.ts'
import { createLocalModel, type LocalModelOptions } from './create-local-model.ts'

const SAMPLE = z.object({ text: z.string() })

/**
 * Measures and saves a model's speed. The model writes a few words, which also shows whether it runs at all.
 *
 * @returns tokens per second, without the time for starting.
 * @throws {LocalModelError} `unsupported` if the model does not run here.
 */
export async function measureSpeed(options: LocalModelOptions, signal: AbortSignal): Promise<number> {
  await using open = new AsyncDisposableStack()
  const model = createLocalModel(options)
  open.defer(() => model.close())
  const question = {
    name: 'sample',
    schema: SAMPLE,
    instructions: 'You write for children.',
    turns: [{ by: 'user' as const, text: 'Write two sentences about a lighthouse.' }],
  }
  const answer = (seed: number) =>
    model.answer(question, { signal, seed }).catch((cause: unknown) => {
      if (!(cause instanceof ProviderError)) throw cause
      throw new LocalModelError('unsupported', cause.forHost, { cause })
    })
  await answer(1) // Starts the process and loads the file.
  const started = performance.now()
  const { usage } = await answer(2)
  const tokensPerSecond = (usage.outputTokens ?? 0) / ((performance.now() - started) / 1_000)
  await saveSpeed(options.folder, options.model, tokensPerSecond)
  return tokensPerSecond
}
