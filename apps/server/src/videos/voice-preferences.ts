import type { VoicePreferences } from '@dayreel/contract'
import { type Pronunciation, pronunciationsIn, type Storyboard } from '@dayreel/storyboard'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { voicePreferences } from '#db/schema.ts'

export async function readVoicePreferences(db: Db, accountId: string): Promise<VoicePreferences> {
  const [row] = await db.select().from(voicePreferences).where(eq(voicePreferences.accountId, accountId))
  const { favourites = [], pronunciations = [] } = row ?? {}
  return { favourites, pronunciations }
}

/** Replaces one of the lists, or both. */
export async function saveVoicePreferences(
  db: Db,
  accountId: string,
  change: Partial<VoicePreferences>,
): Promise<VoicePreferences> {
  await db
    .insert(voicePreferences)
    .values({ accountId, ...change })
    .onConflictDoUpdate({ target: voicePreferences.accountId, set: change })
  return readVoicePreferences(db, accountId)
}

/** Adds the account's pronunciations of the storyboard's words to the storyboard. */
export function withPronunciationsOf(storyboard: Storyboard, list: readonly Pronunciation[]): Storyboard {
  const { pronunciations: _old, ...rest } = storyboard
  const text = storyboard.scenes.map((scene) => scene.text).join(' ')
  const pronunciations = pronunciationsIn(text, storyboard.language, list)
  return pronunciations.length === 0 ? rest : { ...rest, pronunciations }
}
