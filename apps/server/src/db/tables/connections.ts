import { PLATFORM_NAMES } from '@dayreel/catalogue'
import { boolean, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** Accounts on other platforms that people have linked. */
export const connections = pgTable(
  'connections',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    platform: text({ enum: PLATFORM_NAMES }).notNull(),
    /** The platform's name for the linked account; one of it is linked by one person only. */
    platformId: text().notNull(),
    title: text().notNull().default(''),
    /** Whether channels that name it may post there. */
    autoPost: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (connection) => [
    unique('connections_platform').on(connection.platform, connection.platformId),
    index('connections_account').on(connection.accountId),
  ],
)
