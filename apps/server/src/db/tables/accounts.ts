import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What we know of a person beyond what the auth service keeps. The id is the auth service's. */
export const accounts = pgTable('accounts', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  name: text().notNull().default(''),
  company: text().notNull().default(''),
  plan: text({ enum: ['free', 'starter', 'pro', 'premium', 'enterprise'] })
    .notNull()
    .default('free'),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
