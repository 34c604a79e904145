import { asc } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { blockedTerms } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { findBlocked, type BlockedTerm } from './find-blocked.ts'

export function listBlocked(db: Db): Promise<BlockedTerm[]> {
  return db.select().from(blockedTerms).orderBy(asc(blockedTerms.kind), asc(blockedTerms.term))
}

/**
 * Rejects texts with a word or a domain that the operator has blocked.
 *
 * @param texts the texts by the sender's field name.
 * @throws {AppError} `unacceptable` with the field name and advice for the user.
 */
export async function refuseBlocked(db: Db, texts: Readonly<Record<string, string | undefined>>): Promise<void> {
  const terms = await listBlocked(db)
  for (const [field, text = ''] of Object.entries(texts)) {
    const found = findBlocked(text, terms)
    if (found !== undefined) {
      throw new AppError('unacceptable', { message: blockedSentence(found), details: { field } })
    }
  }
}

export function blockedSentence({ kind, term }: BlockedTerm): string {
  return kind === 'word'
    ? `This site does not allow “${term}”. Use other words.`
    : `This site does not allow links to ${term}. Remove the link.`
}

/** Finds a blocked word or domain in one of the texts. */
export async function findBlockedIn(db: Db, texts: readonly unknown[]): Promise<BlockedTerm | undefined> {
  return findBlocked(textsOf(texts), await listBlocked(db))
}

/** Joins all texts of a value, such as given words or a storyboard. A phrase is not found across two texts. */
export function textsOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(textsOf).join(' | ')
}
