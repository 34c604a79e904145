import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Pending mails. With a mail server, a row is deleted after its delivery. Without one, the outbox page shows the mails.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The keyed hash of the recipient's address. It finds a user's mails without reading them. */
    recipientHash: text().notNull(),
    /**
     * The recipient, the subject and both bodies, encrypted because they contain links and codes that open accounts.
     */
    sealed: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (mail) => [index('mails_recipient').on(mail.recipientHash), index('mails_created').on(mail.createdAt)],
)
