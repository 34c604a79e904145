import type { Planner } from '@dayreel/studio/planning'
import type { Asking } from './create-asking.ts'

/** A planner that lives in another process, where the steps are. */
export function askPlanner({ ask }: Pick<Asking, 'ask'>): Planner {
  const asks = <Kind extends keyof Planner>(kind: Kind): Planner[Kind] =>
    ((...input: unknown[]) => ask(kind, input)) as Planner[Kind]
  return {
    check: asks('check'),
    offer: asks('offer'),
    examples: asks('examples'),
    enhance: asks('enhance'),
    findIdea: asks('findIdea'),
    planChange: asks('planChange'),
  }
}
