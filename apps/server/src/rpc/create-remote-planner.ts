import type { Planner } from '@dayreel/studio/planning'
import type { RpcClient } from './create-rpc-client.ts'

/** Creates a planner that calls another process, which has the code for the steps. */
export function createRemotePlanner({ call }: Pick<RpcClient, 'call'>): Planner {
  const remote = <Method extends keyof Planner>(method: Method): Planner[Method] =>
    ((...args: unknown[]) => call(method, args)) as Planner[Method]
  return {
    check: remote('check'),
    offer: remote('offer'),
    examples: cached(remote('examples')),
    enhance: remote('enhance'),
    findIdea: remote('findIdea'),
    planChange: remote('planChange'),
  }
}

/**
 * Caches a writer's examples, because they never change while the process runs. They are fetched again only after a
 * failure.
 */
function cached(examples: Planner['examples']): Planner['examples'] {
  const cache = new Map<string | undefined, ReturnType<Planner['examples']>>()
  return (writer) => {
    const found = cache.get(writer) ?? examples(writer)
    cache.set(writer, found)
    found.catch(() => cache.delete(writer))
    return found
  }
}
