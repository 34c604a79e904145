import { PLATFORM_NAMES, type PlatformName } from '@dayreel/catalogue'
import { createInstagram, createTikTok, createYouTube, type HttpOptions, type Platform } from '@dayreel/platforms'
import { sql } from 'drizzle-orm'
import type { PlatformsConfig } from '#config'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { AppError } from '#lib/app-error.ts'

/** A platform as it is reached from here. */
type Reached = { platform: Platform; isSandbox: boolean }

export type Platforms = {
  /** Undefined where it is not set up on this site. */
  find(name: PlatformName): Reached | undefined
  /** @throws {AppError} `not_set_up` */
  get(name: PlatformName): Reached
  /** Unix milliseconds of the clock that due work goes by. */
  now(): number
  /** Reads how far that clock is from this machine's. */
  setClock(db: Db): Promise<void>
}

export function createPlatforms(config: PlatformsConfig, http: Pick<HttpOptions, 'fetch'> = {}): Platforms {
  let aheadMs = 0
  const now = (): number => Date.now() + aheadMs
  const options = { ...http, now }
  const { youtube, instagram, tiktok, sandboxes } = config
  const made: Readonly<Record<PlatformName, Platform | undefined>> = {
    youtube: youtube && createYouTube(youtube, options),
    instagram: instagram && createInstagram(instagram, options),
    tiktok: tiktok && createTikTok(tiktok, options),
  }
  const find = (name: PlatformName): Reached | undefined => {
    const platform = made[name]
    return platform && { platform, isSandbox: sandboxes.includes(name) }
  }
  return {
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

/** As the browser is told: which can be linked, and which of them are stand-ins. */
export function statesOf({ sandboxes, ...config }: PlatformsConfig): Record<PlatformName, 'on' | 'sandbox' | 'off'> {
  const stateOf = (name: PlatformName): 'on' | 'sandbox' | 'off' =>
    config[name] === undefined ? 'off' : sandboxes.includes(name) ? 'sandbox' : 'on'
  return Object.fromEntries(PLATFORM_NAMES.map((name) => [name, stateOf(name)])) as ReturnType<typeof statesOf>
}

function refuse(): never {
  throw new AppError('not_set_up')
}
