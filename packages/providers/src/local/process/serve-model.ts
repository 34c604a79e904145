import { constants, setPriority } from 'node:os'
import type { FromChild, ToChild } from './child-messages.ts'

type Serving<Model, Loaded, Request, Answer> = {
  load: (model: Model) => Promise<Loaded>
  answer: (
    loaded: Loaded,
    request: Request,
    options: { signal: AbortSignal; onTokens: (tokens: number) => void },
  ) => Promise<Answer>
}

/** Serves the requests of `createModelProcess` in a process of its own. It ends with the process that started it. */
export function serveModel<Model, Loaded, Request, Answer>({
  load,
  answer,
}: Serving<Model, Loaded, Request, Answer>): void {
  setPriority(constants.priority.PRIORITY_LOW)
  const stopping = new Map<number, AbortController>()
  let loading: Promise<Loaded> | undefined

  async function serve(id: number, request: Request): Promise<void> {
    const controller = new AbortController()
    stopping.set(id, controller)
    try {
      if (loading === undefined) throw new Error('no model is loaded')
      const options = {
        signal: controller.signal,
        onTokens: (tokens: number) => send<FromChild<Answer>>({ id, tokens }),
      }
      send<FromChild<Answer>>({ id, answer: await answer(await loading, request, options) })
    } catch (error) {
      send<FromChild<Answer>>({ id, error: error instanceof Error ? error.message : String(error) })
    } finally {
      stopping.delete(id)
    }
  }

  process.on('message', (message: ToChild<Model, Request>) => {
    if ('load' in message) {
      loading = load(message.load)
      loading.catch(() => undefined) // The first request reports it.
    } else if ('stop' in message) stopping.get(message.stop)?.abort(new Error('stopped'))
    else void serve(message.id, message.ask)
  })
  process.on('disconnect', () => process.exit(0))
}

function send<Message extends object>(message: Message): void {
  if (process.connected) process.send!(message)
}
