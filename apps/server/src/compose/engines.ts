import { BUILT_IN_ENGINES } from '@dayreel/embedded/engines'
import {
  createPhotoEngines,
  createTextEngine,
  type LimitedService,
  type PhotoSettings,
  SERVICE_LIMITS,
  type TextSource,
} from '@dayreel/providers/base'
import type { Engine, Offers, PhotoEngine, WriterEngine } from '@dayreel/storyboard'
import { offersOf } from '@dayreel/storyboard/schema'
import type { Config } from '#config'
import type { RateLimits } from '#limits/rate-limits.ts'
import type { Log } from '#log/create-log.ts'

export type EngineOptions = {
  log?: Log
  /** Counts a failure of a language model. */
  onFault?: (fault: { source: string; kind: string }) => Promise<void>
  /** Counts the requests to services that limit them for the whole site. */
  limits?: Pick<RateLimits, 'count'>
}

type WithFacts = Pick<Config['models'], 'facts'>

/**
 * Returns the engines that a process knows at its start: the built-in ones and those of the environment. None is loaded
 * yet.
 */
export function enginesOf(models: Config['models'] | undefined, options: EngineOptions = {}): Engine[] {
  const { text, facts } = models ?? {}
  return [...BUILT_IN_ENGINES, ...(text === undefined ? [] : [textEngineOf(text, { ...options, facts })])]
}

/** Describes the sources of photographs and clips of a connected service. The operator sees its failures in the log. */
export function photoEnginesOf(settings: PhotoSettings, { log, limits }: EngineOptions): PhotoEngine[] {
  return createPhotoEngines({
    ...settings,
    ...(limits && { mayAsk: (service) => mayAsk(limits, service) }),
    onFailure: (error) => log?.warn({ source: settings.service, status: error.status }, error.message),
  })
}

/** Counts a request to a service, unless one of its limits is reached. */
async function mayAsk(limits: Pick<RateLimits, 'count'>, service: LimitedService): Promise<boolean> {
  for (const { name, limit } of SERVICE_LIMITS[service]) if ((await limits.count(name, 'site', limit)) > 0) return false
  return true
}

/** Returns the choices of this site. A language model that is connected later may look up facts too. */
export function siteOffers(models: Config['models'] | undefined): Offers {
  return offersOf(enginesOf(models), models?.facts && 'wikipedia')
}

/** Describes a connected language model. The operator sees its failures. */
export function textEngineOf(source: TextSource, { log, onFault, facts }: EngineOptions & WithFacts): WriterEngine {
  return createTextEngine(source, {
    facts,
    onFailure({ kind, status, forHost }) {
      log?.warn({ kind, status }, forHost)
      onFault?.({ source: source.name, kind }).catch((error: unknown) =>
        log?.warn({ err: error }, 'a failure was not counted'),
      )
    },
  })
}
