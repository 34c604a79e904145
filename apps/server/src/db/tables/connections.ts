import { boolean, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

const instant = () => timestamp({ withTimezone: true })

/** Linked accounts on other platforms. */
export const connections = pgTable(
  'connections',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    platform: text().notNull(),
    /** The platform's id of the linked account. Only one user can link an account. */
    platformId: text().notNull(),
    /**
     * The id of the user who granted access. Meta's notices contain it. Null on other platforms and until the id is
     * read.
     */
    granterId: text(),
    title: text().notNull().default(''),
    /** The account's handle without the @. */
    handle: text(),
    pictureUrl: text(),
    /**
     * Whether the account is linked at a stand-in. Such a connection is never used for the real platform, and vice
     * versa.
     */
    isSandbox: boolean().notNull().default(false),
    /** All tokens, encrypted. Null after the platform has rejected them. */
    sealedTokens: text(),
    /** When the tokens are refreshed if no post has done so before. Null if a refresh is unnecessary or impossible. */
    refreshAt: instant(),
    /** When the owner was first asked to reconnect. */
    expiredAt: instant(),
    /** Whether channels that name this connection may post to it. */
    autoPost: boolean().notNull().default(true),
    createdAt: instant().notNull().defaultNow(),
  },
  (connection) => [
    unique('connections_platform').on(connection.platform, connection.platformId, connection.isSandbox),
    index('connections_account').on(connection.accountId),
    index('connections_granter').on(connection.granterId),
    index('connections_refresh').on(connection.refreshAt),
  ],
)

/**
 * The states of users who are on a platform's page to give permission. Each state can be used once within ten minutes.
 */
export const connectStates = pgTable(
  'connect_states',
  {
    /** The SHA-256 hash of the state. A reader of this table therefore cannot finish another user's flow. */
    stateHash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The session that began the flow. The state is invalid once this session has ended. */
    sessionId: text().notNull(),
    platform: text().notNull(),
    sealedVerifier: text().notNull(),
    /** The SHA-256 hash of the browser's secret, which a cookie contains. */
    browserHash: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (state) => [index('connect_states_account').on(state.accountId), index('connect_states_created').on(state.createdAt)],
)

/** Data deletion requests from platforms. A row contains no personal data, and the user only has its code. */
export const dataDeletions = pgTable(
  'data_deletions',
  {
    code: text().primaryKey(),
    platform: text().notNull(),
    /** The number of deleted connections. It is 0 if none matched. */
    removed: integer().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (deletion) => [index('data_deletions_created').on(deletion.createdAt)],
)
