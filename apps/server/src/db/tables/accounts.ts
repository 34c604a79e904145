import { PLAN_IDS, type PlatformName, type PostPrivacy } from '@dayreel/catalogue'
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The app's own data of users. A row's id is the user's id in the auth service. */
export const accounts = pgTable('accounts', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  name: text().notNull().default(''),
  company: text().notNull().default(''),
  /** The user's date format, a BCP 47 language tag, and IANA time zone. Null until a browser reports them. */
  locale: text(),
  timeZone: text(),
  /** The bigger of the plan that the user pays for and the plan that the operator granted. */
  plan: text({ enum: PLAN_IDS }).notNull().default('free'),
  /** The plan that the operator granted. Purchases do not change it, and only the operator can end it. */
  grantedPlan: text({ enum: PLAN_IDS }),
  planGrantedAt: timestamp({ withTimezone: true }),
  /** The start of the billing month that projects are counted in. Null if the account has never paid. */
  periodStartedAt: timestamp({ withTimezone: true }),
  /** Whether the user is an operator of this site, who sees the integrations and their costs. */
  isHost: boolean().notNull().default(false),
  /** When the welcome mail was stored for sending. Null before that, and while the account has no email address. */
  welcomedAt: timestamp({ withTimezone: true }),
  /** When the operator suspended the account. Null if the account is not suspended. */
  suspendedAt: timestamp({ withTimezone: true }),
  /** The last audience that the user chose on each platform. */
  lastPrivacies: jsonb().$type<Readonly<Record<PlatformName, PostPrivacy>>>().notNull().default({}),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Keyed hashes of all addresses and numbers that an account has had. Free projects are counted per address. */
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

/** Keyed hashes of deleted accounts' ids. They are kept while data of these accounts may still arrive. */
export const deletedAccounts = pgTable('deleted_accounts', {
  idHash: text().primaryKey(),
  deletedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/**
 * The numbers of free projects that deleted accounts had used. A row contains only a keyed hash of an email address and
 * a number.
 */
export const usedFreeProjects = pgTable('used_free_projects', {
  emailHash: text().primaryKey(),
  count: integer().notNull(),
})
