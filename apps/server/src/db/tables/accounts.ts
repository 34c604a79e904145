import { PLAN_IDS } from '@dayreel/catalogue'
import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What we know of a person beyond what the auth service keeps. The id is the auth service's. */
export const accounts = pgTable('accounts', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  name: text().notNull().default(''),
  company: text().notNull().default(''),
  plan: text({ enum: PLAN_IDS }).notNull().default('free'),
  /** When the billing month began that the plan's projects are counted in; null where none was ever paid. */
  periodStartedAt: timestamp({ withTimezone: true }),
  /** Runs this site: sees what is connected and what it costs. */
  isHost: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Every address and number that an account has had, under keyed hashes: what is free counts for each. */
export const accountAddresses = pgTable(
  'account_addresses',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
  },
  (address) => [primaryKey({ columns: [address.accountId, address.hash] })],
)

/** Accounts that are gone, under keyed hashes of their ids, for as long as anything of theirs may still be on the way. */
export const deletedAccounts = pgTable('deleted_accounts', {
  idHash: text().primaryKey(),
  deletedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** How many free projects a deleted account had used, under a keyed hash of its email address and nothing else. */
export const usedFreeProjects = pgTable('used_free_projects', {
  emailHash: text().primaryKey(),
  count: integer().notNull(),
})
