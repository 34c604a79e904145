import type { Planner } from '@dayreel/studio/planning'
import type { Asking } from './create-asking.ts'

/** A planner that lives in another process, where the steps are. */
export function askPlanner({ ask }: Pick<Asking, 'ask'>): Planner {
  const asks = <Kind extends keyof Planner>(kind: Kind): Planner[Kind] =>
    ((...input: unknown[]) => ask(kind, input)) as Planner[Kind]
  return {
    check: asks('check'),
    offer: asks('offer'),
    examples: askedOnce(asks('examples')),
    enhance: asks('enhance'),
    findIdea: asks('findIdea'),
    planChange: asks('planChange'),
  }
}

/** What a writer has as examples never changes while this process lives: it is asked once, and again only where that failed. */
function askedOnce(ask: Planner['examples']): Planner['examples'] {
  const known = new Map<string | undefined, ReturnType<Planner['examples']>>()
  return (writer) => {
    const asked = known.get(writer) ?? ask(writer)
    known.set(writer, asked)
    asked.catch(() => known.delete(writer))
    return asked
  }
}
