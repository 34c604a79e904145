import { DrizzleQueryError } from 'drizzle-orm'
import { assert, dictionary, property, string } from 'fast-check'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { createLog } from './create-log.ts'
import { cutTexts } from './cut-texts.ts'

type Line = { err: Record<string, unknown> & { message: string; stack: string }; msg: string }
const HASH = '$argon2id$v=19$m=65536,t=3,p=1$c2FsdHNhbHQ$aGFzaGhhc2g'

function logged(write: (log: ReturnType<typeof createLog>) => void): { text: string; line: Line } {
  const lines: string[] = []
  write(createLog({ level: 'info', name: 'test', destination: { write: (line) => lines.push(line) } }))
  expect(lines).toHaveLength(1)
  return { text: lines[0]!, line: JSON.parse(lines[0]!) as Line }
}

function failedQuery(): DrizzleQueryError {
  const cause = Object.assign(new DatabaseError('duplicate key value: (phone)=(4915112345678)', 1, 'error'), {
    code: '23505',
    detail: 'Key (phone)=(4915112345678) already exists.',
    constraint: 'auth_users_phone',
    where: `unnamed portal parameter $1 = 'A private title'`,
  })
  return new DrizzleQueryError(
    'insert into users values ($1, $2, $3)',
    [HASH, '4915112345678', 'A private title'],
    cause,
  )
}

test('a failed query is logged with its SQL and SQLSTATE, and without its parameters', () => {
  const wrapped = new Error('a job failed', { cause: failedQuery() })
  for (const write of [
    (log) => log.error({ err: failedQuery() }, 'failed'),
    (log) => log.error(failedQuery()),
    (log) => log.error({ err: failedQuery() }),
    (log) => log.error({ reason: failedQuery(), err: wrapped }, 'failed'),
    (log) => log.error({ err: wrapped }, wrapped.message),
    (log) => log.child({ of: 'a request' }).error({ err: failedQuery() }, failedQuery().message),
  ] satisfies ((log: ReturnType<typeof createLog>) => void)[]) {
    const { text, line } = logged(write)
    expect(text).toContain('insert into users values ($1, $2, $3)')
    expect(text).toContain('23505')
    expect(line.err.stack).toMatch(/ at .*create-log\.test\.ts/)
    for (const secret of ['argon2', '4915112345678', 'A private title']) expect(text).not.toContain(secret)
  }
})

test('cuts messages, stacks and other texts before it searches them for secrets', () => {
  const long = 'word '.repeat(100_000)
  const { text, line } = logged((log) => log.error({ err: new Error(long), more: { text: long } }, long))
  expect(text.length).toBeLessThan(12_000)
  expect(line.msg).toMatch(/^word word .*…$/s)
  expect(line.err.message.length).toBeLessThanOrEqual(2_001)
})

test('omits a secret that the cut would split', () => {
  const { text } = logged((log) => log.error(`${'x'.repeat(1_900)} postgresql://dayreel:${'hunter2'.repeat(30)}@db/x`))
  expect(text).not.toContain('hunter2')
})

test('a cut line is valid JSON, and short texts are unchanged', () => {
  assert(
    property(dictionary(string({ unit: 'binary' }), string({ unit: 'binary', maxLength: 60 })), (object) => {
      const line = JSON.stringify(object)
      expect(Object.values(JSON.parse(cutTexts(line, 12)) as object).every((text: string) => text.length <= 14)).toBe(
        true,
      )
      expect(cutTexts(line, 1_000)).toBe(line)
    }),
  )
})
