import type { Pronunciation } from '@dayreel/storyboard'
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** What a user has set about voices. A user without a row has set nothing. */
export const voicePreferences = pgTable('voice_preferences', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** The ids of the voices that are shown first. */
  favourites: text().array().notNull().default([]),
  /** Spellings of words for all voices. */
  pronunciations: jsonb().$type<Pronunciation[]>().notNull().default([]),
  /** The answer whether recordings may be sent to a transcription server. It is valid for this server only. */
  recordingConsent: jsonb().$type<{ serviceId: string; isGiven: boolean }>(),
})
