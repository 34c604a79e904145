import type { engineSettings } from '#db/schema.ts'
import type { Sealing } from '#secrets/sealing.ts'

export type EngineRole = (typeof engineSettings.$inferSelect)['role']

/** A provider's key with the use that it is bound to. */
export type SealedEngine = {
  role: EngineRole
  /** Null for an engine of the site. */
  accountId: string | null
  settings: { provider: string; baseUrl: string | null }
  sealedKey: string | null
}

/** A key that is moved to another account, role, provider or address cannot be opened. */
function purposeOf({ role, accountId, settings: { provider, baseUrl } }: Omit<SealedEngine, 'sealedKey'>): string {
  return JSON.stringify(['engine key', accountId, role, provider, baseUrl])
}

export function sealKey(sealing: Sealing, owned: Omit<SealedEngine, 'sealedKey'>, key: string): string {
  return sealing.seal(purposeOf(owned), key)
}

/** @throws {Error} if the key was sealed with a master key that is gone. */
export function openKey(sealing: Sealing, sealed: SealedEngine): string | null {
  return sealed.sealedKey === null ? null : sealing.open(purposeOf(sealed), sealed.sealedKey)
}

/**
 * The last characters of a key are shown only if the key is longer than this. In a shorter key, they would reveal too
 * much.
 */
const SHORTEST_SHOWN_KEY = 16
const SHOWN_CHARACTERS = 4

/** Returns the last characters of a key, by which its owner recognises it. */
export function endingOf(sealing: Sealing, sealed: SealedEngine): string | null {
  try {
    const key = openKey(sealing, sealed)
    return key !== null && key.length > SHORTEST_SHOWN_KEY ? key.slice(-SHOWN_CHARACTERS) : null
  } catch {
    return null // The form still opens, so that the key can be entered again.
  }
}
