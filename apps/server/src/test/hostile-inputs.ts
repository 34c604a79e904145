export type HostileInput = {
  name: string
  /** The body that replaces the valid one. */
  body?: string | Buffer
  headers?: Readonly<Record<string, string>>
  /** The query that is added to the URL. */
  query?: string
  /** The text that replaces each parameter of the path. If the path has no parameter, the text is appended. */
  segment?: string
}

const KIB = 1024
const json = (value: unknown) => JSON.stringify(value)

/** Inputs that a careless or malicious client may send to any route. `HOSTILE_VALUES` are for single fields. */
export const HOSTILE_INPUTS: readonly HostileInput[] = [
  { name: 'no body', body: '' },
  { name: 'half a body', body: '{"name":' },
  { name: 'null', body: 'null' },
  { name: 'a list', body: '[]' },
  { name: 'a word', body: '"name"' },
  { name: 'a number', body: '123' },
  { name: 'a number beyond all', body: '{"name":1e999,"email":-1e999}' },
  { name: 'depth', body: '['.repeat(50_000) + ']'.repeat(50_000) },
  { name: '__proto__', body: '{"__proto__":{"isAdmin":true},"name":"x"}' },
  { name: 'constructor', body: '{"constructor":{"prototype":{"isAdmin":true}},"name":"x"}' },
  { name: 'too much', body: json({ name: 'x'.repeat(1536 * KIB) }) },
  { name: 'ten thousand keys', body: json(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`k${i}`, i]))) },
  { name: 'the same key twice', body: '{"name":"a","name":{"b":1}}' },
  {
    name: 'XML',
    body: '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
    headers: { 'content-type': 'text/xml' },
  },
  { name: 'a form', body: 'name=x&email=y', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { name: 'parts without a boundary', body: '--x', headers: { 'content-type': 'multipart/form-data' } },
  { name: 'no known type', body: 'x', headers: { 'content-type': 'a/b/c; =' } },
  { name: 'another charset', body: '{"name":"x"}', headers: { 'content-type': 'application/json; charset=utf-16' } },
  {
    name: 'bytes that are no UTF-8',
    body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0x22, 0x7d]),
  },
  { name: 'said to be packed', body: '{"name":"x"}', headers: { 'content-encoding': 'gzip' } },
  { name: 'a long query', query: `x=${'y'.repeat(8 * KIB)}` },
  {
    name: 'a query of lists',
    query: 'expires[]=1&expires=2&signature=a&signature=b&type[__proto__]=1&token=1&token=2',
  },
  { name: 'a broken query', query: '%&=%00&%ff=%zz&redirect_to=%0d%0aset-cookie:a=b' },
  { name: 'NUL in the path', segment: 'a%00b' },
  { name: 'a broken path', segment: '%zz%' },
  { name: 'bytes in the path', segment: '%ff%fe' },
  { name: 'a way up in the path', segment: '..%2f..%2f..%2fetc%2fpasswd' },
  { name: 'a long path', segment: 'x'.repeat(4 * KIB) },
  { name: 'SQL in the path', segment: encodeURIComponent(`' or 1=1 --`) },
  { name: 'a foreign id', segment: '00000000-0000-4000-8000-000000000000' },
  { name: 'a broken token', headers: { authorization: `Bearer ${'eyJ'.repeat(2000)}` } },
  { name: 'another scheme', headers: { authorization: 'Basic \u00ff\u00fe' } },
  {
    name: 'a foreign host',
    headers: { host: 'evil.test:99999', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'x' },
  },
  {
    name: 'odd headers',
    headers: {
      range: 'bytes=-9,9-,a',
      'if-none-match': '*'.repeat(500),
      accept: ';;;',
      cookie: '=;=;a',
      'idempotency-key': '\u00ff',
    },
  },
  { name: 'another method within', headers: { 'x-http-method-override': 'DELETE' }, query: '_method=DELETE' },
]
