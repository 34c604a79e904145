import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** The codes at the end of accounts' referral links. */
export const affiliateCodes = pgTable('affiliate_codes', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  code: text().notNull().unique(),
})

/** Users who came through an affiliate's link. */
export const referrals = pgTable(
  'referrals',
  {
    id: uuid().primaryKey().defaultRandom(),
    referrerId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The referred user. Null after that user's account was deleted. */
    referredId: uuid()
      .unique()
      .references(() => accounts.id, { onDelete: 'set null' }),
    signedUpAt: timestamp({ withTimezone: true }).notNull(),
    /** The time of the referred user's first subscription invoice above 0. */
    purchasedAt: timestamp({ withTimezone: true }),
    /** The reward in credits. It is 0 if the referred user turned out to be the affiliate. */
    credits: integer().notNull().default(0),
  },
  (referral) => [index('referrals_referrer').on(referral.referrerId)],
)

/** Keyed hashes of all accounts' first addresses, normalized. An address with a row no longer counts as new. */
export const knownAddresses = pgTable('known_addresses', { hash: text().primaryKey() })
