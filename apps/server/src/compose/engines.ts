import { BUILT_IN_ENGINES } from '@dayreel/embedded/engines'
import { createTextEngine } from '@dayreel/providers/base'
import type { Engine } from '@dayreel/storyboard'
import type { Config } from '#config'
import type { Log } from '#log/create-log.ts'

type EngineOptions = {
  log?: Log
  /** Counts a failure of a language model. */
  onFault?: (fault: { source: string; kind: string }) => Promise<void>
}

/** Returns all engines of this site, both built-in and configured. None of them is loaded yet. */
export function enginesOf(models: Config['models'] | undefined, { log, onFault }: EngineOptions = {}): Engine[] {
  if (models?.text === undefined) return [...BUILT_IN_ENGINES]
  const { name: source } = models.text
  return [
    ...BUILT_IN_ENGINES,
    createTextEngine(models.text, {
      facts: models.facts,
      onFailure({ kind, status, forHost }) {
        log?.warn({ kind, status }, forHost)
        onFault?.({ source, kind }).catch((error: unknown) => log?.warn({ err: error }, 'a failure was not counted'))
      },
    }),
  ]
}
