import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Mails on their way. With a mail server a row goes once it has been delivered; without one it is what the outbox page shows. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Keyed hash of the recipient's address, to find a person's mails without reading them. */
    recipientHash: text().notNull(),
    /** Recipient, subject and both bodies, sealed: they hold links and codes that open accounts. */
    sealed: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (mail) => [index('mails_recipient').on(mail.recipientHash), index('mails_created').on(mail.createdAt)],
)
