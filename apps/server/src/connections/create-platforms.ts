import type { PlatformName } from '@dayreel/catalogue'
import type { CallTraits, HttpOptions, Platform } from '@dayreel/platforms'
import { sql } from 'drizzle-orm'
import type { PlatformsConfig } from '#config'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { AppError } from '#errors/app-error.ts'
import { ADAPTERS, type Adapter } from './adapters.ts'

/** A configured platform. `isSandbox` is true if its address is that of a stand-in. */
type Reached = { platform: Platform; isSandbox: boolean }

export type Platforms = {
  /** All platforms that this server has an adapter for, whether or not they are configured. */
  names: readonly PlatformName[]
  callsOf(name: PlatformName): CallTraits
  /** Returns undefined if the platform is not configured on this site. */
  find(name: PlatformName): Reached | undefined
  /** @throws {AppError} `not_set_up` */
  get(name: PlatformName): Reached
  /** Unix milliseconds of the clock that decides when work is due. */
  now(): number
  /** Reads the difference between the clock for due work and this machine's clock. */
  setClock(db: Db): Promise<void>
}

type PlatformsOptions = Pick<HttpOptions, 'fetch'> & { adapters?: readonly Adapter[] }

export function createPlatforms(
  config: PlatformsConfig,
  { adapters = ADAPTERS, ...http }: PlatformsOptions = {},
): Platforms {
  let aheadMs = 0
  const now = (): number => Date.now() + aheadMs
  const created = new Map(adapters.map(({ name, create }) => [name, create(config, { ...http, now })]))
  const calls = new Map(adapters.map((adapter) => [adapter.name, adapter.calls(config)]))
  const find = (name: PlatformName): Reached | undefined => {
    const platform = created.get(name)
    return platform && { platform, isSandbox: config.sandboxes.includes(name) }
  }
  return {
    names: adapters.map(({ name }) => name),
    callsOf: (name) => calls.get(name) ?? REMOVED,
    find,
    get: (name) => find(name) ?? refuse(),
    now,
    async setClock(db) {
      const { rows } = await db.execute<{ ahead: string }>(
        sql`select extract(epoch from ${APP_NOW} - now()) * 1000 as ahead`,
      )
      aheadMs = Math.round(Number(rows[0]!.ahead))
    },
  }
}

/**
 * The traits of a platform whose adapter was removed. Its posts count as visible from the first byte, which is the
 * cautious assumption.
 */
const REMOVED: CallTraits = { visibleFrom: 'upload' }

/** Returns each platform's state for the browser: ready to be linked, a stand-in or not set up. */
export function statesOf(platforms: Platforms): Record<PlatformName, 'on' | 'sandbox' | 'off'> {
  const stateOf = (name: PlatformName): 'on' | 'sandbox' | 'off' => {
    const reached = platforms.find(name)
    return reached === undefined ? 'off' : reached.isSandbox ? 'sandbox' : 'on'
  }
  return Object.fromEntries(platforms.names.map((name) => [name, stateOf(name)]))
}

function refuse(): never {
  throw new AppError('not_set_up')
}
