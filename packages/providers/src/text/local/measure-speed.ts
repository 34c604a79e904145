import { z } from 'zod'
import { saveSpeed } from '../../local/model-files.ts'
import { createLocalModel, type LocalModelOptions } from './create-local-model.ts'

const SAMPLE = z.object({ text: z.string() })

/**
 * Has a model write a few words, which also shows whether it runs at all, and saves its speed.
 *
 * @returns tokens per second, without the time for starting.
 * @throws {ProviderError} if the model does not run.
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
  await model.answer(question, { signal, seed: 1 }) // Starts the process and loads the file.
  const started = performance.now()
  const { usage } = await model.answer(question, { signal, seed: 2 })
  const tokensPerSecond = (usage.outputTokens ?? 0) / ((performance.now() - started) / 1_000)
  await saveSpeed(options.folder, options.model, tokensPerSecond)
  return tokensPerSecond
}
