import { PLATFORM_NAMES } from '@dayreel/catalogue'
import { boolean, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

const instant = () => timestamp({ withTimezone: true })

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
    /** Without the @. */
    handle: text(),
    pictureUrl: text(),
    /** At a stand-in: it is of no use where the platform itself is reached, nor the other way round. */
    isSandbox: boolean().notNull().default(false),
    /** All tokens, sealed; null once the platform has refused them. */
    sealedTokens: text(),
    /** When they are renewed by themselves; null where they need not be, or can't. */
    refreshAt: instant(),
    /** Since when its owner has to say yes again. */
    expiredAt: instant(),
    /** Whether channels that name it may post there. */
    autoPost: boolean().notNull().default(true),
    createdAt: instant().notNull().defaultNow(),
  },
  (connection) => [
    unique('connections_platform').on(connection.platform, connection.platformId, connection.isSandbox),
    index('connections_account').on(connection.accountId),
    index('connections_refresh').on(connection.refreshAt),
  ],
)

/** People who were sent to a platform to say yes, until they come back: each is good for once and ten minutes. */
export const connectStates = pgTable(
  'connect_states',
  {
    /** SHA-256: whoever reads this table can't come back in somebody's place. */
    stateHash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    platform: text({ enum: PLATFORM_NAMES }).notNull(),
    sealedVerifier: text().notNull(),
    /** Of what only the browser knows that was sent there. */
    browserHash: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (state) => [index('connect_states_account').on(state.accountId), index('connect_states_created').on(state.createdAt)],
)
