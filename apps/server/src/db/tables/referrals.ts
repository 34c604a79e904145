import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** What an account's referral link ends in. */
export const affiliateCodes = pgTable('affiliate_codes', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  code: text().notNull().unique(),
})

/** People who came by somebody's link. */
export const referrals = pgTable(
  'referrals',
  {
    id: uuid().primaryKey().defaultRandom(),
    referrerId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Who came; null when their account is gone. */
    referredId: uuid()
      .unique()
      .references(() => accounts.id, { onDelete: 'set null' }),
    signedUpAt: timestamp({ withTimezone: true }).notNull(),
    /** Of their first subscription invoice above 0. */
    purchasedAt: timestamp({ withTimezone: true }),
    /** What it earned; 0 where it turned out to be the affiliate. */
    credits: integer().notNull().default(0),
  },
  (referral) => [index('referrals_referrer').on(referral.referrerId)],
)

/** Addresses that accounts have begun with, aliases taken together, under keyed hashes: each is new once. */
export const knownAddresses = pgTable('known_addresses', { hash: text().primaryKey() })
