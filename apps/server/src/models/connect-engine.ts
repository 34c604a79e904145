import type { TestedService } from '@dayreel/contract'
import type { z } from 'zod'
import { AppError } from '#errors/app-error.ts'
import type { Services } from '#services'
import { endingOf } from './engine-key.ts'
import { chooseKey, type EngineOwner, findEngine, saveEngine } from './saved-engines.ts'

type Deciding = Pick<Services, 'db' | 'sealing'>
type EngineSettings = { provider: string; model: string; baseUrl: string | null }

/** The settings of an engine from a browser, and the tests that they must pass. */
type GivenEngine<Settings extends EngineSettings> = {
  settings: Settings
  /** Null keeps the saved key. */
  key: string | null
  /** Returns the faults of the settings. `key` is sealed, so only its presence matters. */
  findFaults: (settings: Pick<Settings, 'provider' | 'model'> & { baseUrl?: string; key?: string }) => readonly string[]
  /** Tests the engine with a small real call. `found` replaces settings that the engine reports itself. */
  test: (sealedKey: string | null) => Promise<TestedService & { found?: object }>
}

/**
 * Tests an engine, and saves it only if it works. If the key is left out, the saved key is kept, unless the provider or
 * the address changes: a saved key is never sent to another address.
 *
 * @throws {AppError} `unacceptable` with the engine's reason, `unavailable` if no worker can test it.
 */
export async function connectEngine<Settings extends EngineSettings>(
  services: Deciding,
  owner: EngineOwner,
  { settings, key, findFaults, test }: GivenEngine<Settings>,
): Promise<TestedService> {
  const { provider, model, baseUrl } = settings
  const sealedKey = await chooseKey(services, { ...owner, settings }, key)
  const [fault] = findFaults({
    provider,
    model,
    ...(baseUrl !== null && { baseUrl }),
    ...(sealedKey !== null && { key: sealedKey }),
  })
  if (fault !== undefined) throw new AppError('unacceptable', { message: fault })
  const { found, ...tested } = await test(sealedKey)
  if (!tested.isWorking) throw new AppError('unacceptable', { message: tested.sentence })
  await saveEngine(services.db, owner, { settings: { ...settings, ...found }, sealedKey })
  return tested
}

/** The facts about a saved key that browsers may see. */
export type ShownKey = { hasKey: boolean; keyEnding: string | null; savedAt: string }

/** Returns the settings of a saved engine without its key. Null if none is saved. */
export async function describeEngine<Settings extends EngineSettings>(
  { db, sealing }: Deciding,
  owner: EngineOwner,
  schema: z.ZodType<Settings>,
): Promise<{ settings: Settings; shownKey: ShownKey } | null> {
  const row = await findEngine(db, owner)
  if (row === undefined) return null
  const settings = schema.parse(row.settings)
  const { sealedKey, savedAt } = row
  return {
    settings,
    shownKey: {
      hasKey: sealedKey !== null,
      keyEnding: endingOf(sealing, { ...owner, settings, sealedKey }),
      savedAt: savedAt.toISOString(),
    },
  }
}
