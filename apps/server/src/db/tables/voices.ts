import type { Pronunciation } from '@dayreel/storyboard'
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** The voice preferences of a user. A user without a row has the defaults. */
export const voicePreferences = pgTable('voice_preferences', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** The ids of the voices that are shown first. */
  favourites: text().array().notNull().default([]),
  /** Spellings of words for all voices. */
  pronunciations: jsonb().$type<Pronunciation[]>().notNull().default([]),
  /** Whether the user allows sending recordings to a transcription server. The answer is valid for this server only. */
  recordingConsent: jsonb().$type<{ serviceId: string; isGiven: boolean }>(),
})
