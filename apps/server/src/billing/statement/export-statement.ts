import type { Db } from '#db/connect.ts'
import { readStatement } from './read-statement.ts'

const HEAD = ['Date', 'Description', 'Credits', 'Balance']
/** Matches values that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Returns the whole statement as CSV, newest entry first. */
export async function exportStatement(db: Db, accountId: string): Promise<string> {
  const lines = [HEAD.join(',')]
  for (let before: number | undefined, hasMore = true; hasMore;) {
    const page = await readStatement(db, accountId, before)
    for (const { at, what, amount, balance } of page.entries)
      lines.push([at, quoted(what), String(amount), String(balance)].join(','))
    hasMore = page.hasMore
    before = page.entries.at(-1)?.id
  }
  return `${lines.join('\r\n')}\r\n`
}

/** Quotes a value for CSV and disarms formulas. Users choose the names in it, and a spreadsheet must not run them. */
function quoted(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
