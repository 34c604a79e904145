const MIB = 1024 * 1024

/**
 * Values for a field, grouped by kind. Each has a name for reports. The values are JSON texts, because some cannot be
 * written otherwise. Undefined means that the field is left out.
 */
export const HOSTILE_VALUES: readonly (readonly (readonly [string, string | undefined])[])[] = [
  [
    ['NUL', '"a\\u0000b"'],
    ['half a character', '"a\\ud800b"'],
    ['the other half', '"\\udc00"'],
    ['control signs', '"\\u0001\\u001b[2J\\u0085\\u2028"'],
  ],
  [
    ['__proto__', '"__proto__"'],
    ['constructor', '"constructor"'],
    ['toString', '"toString"'],
    ['SQL', JSON.stringify(`'; drop table accounts; -- \\`)],
    ['a path', '"../../../etc/passwd"'],
    ['NaN as text', '"NaN"'],
  ],
  [
    ['1 MB', JSON.stringify('x'.repeat(MIB - 8_192))],
    ['60 kB of words', JSON.stringify('word '.repeat(12_000))],
    ['a long emoji', JSON.stringify('👨‍👩‍👧‍👦'.repeat(200))],
  ],
  [
    ['null', 'null'],
    ['left out', undefined],
    ['no text', '""'],
    ['spaces', '"   "'],
  ],
  [
    ['zero', '0'],
    ['minus a half', '-0.5'],
    ['2^31', '2147483648'],
    ['2^53', '9007199254740992'],
    ['2^64', '18446744073709551616'],
    ['beyond all numbers', '1e999'],
    ['nearly nothing', '5e-324'],
  ],
  [['true', 'true']],
  [
    ['a list', '[["x"],null,1]'],
    ['an empty list', '[]'],
    ['depth', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ],
  [
    ['an object', '{"$ne":null,"toString":"x"}'],
    ['__proto__ as a key', '{"__proto__":{"isAdmin":true}}'],
    ['constructor as a key', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['deep objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ],
]

/** Values for a part of a URL, already encoded. */
export const HOSTILE_WORDS: Readonly<Record<string, string>> = {
  NUL: 'a%00b',
  'half a character': '%ed%a0%80',
  'no UTF-8': '%ff%fe',
  'no encoding': '%zz%',
  nothing: '',
  'the word __proto__': '__proto__',
  constructor: 'constructor',
  '2^31': '2147483648',
  '2^53': '9007199254740992',
  '2^64': '18446744073709551616',
  'beyond all numbers': '1e999',
  NaN: 'NaN',
  'minus one': '-1',
  half: '0.5',
  hexadecimal: '0x1f',
  'a list': '1,2',
  SQL: encodeURIComponent(`' or 1=1 --`),
  'a way up': '..%2f..%2fetc%2fpasswd',
  '8 kB': 'x'.repeat(8 * 1024),
}

export const HOSTILE_HEADERS: Readonly<Record<string, readonly string[]>> = {
  'idempotency-key': [
    '',
    'a',
    'ÿ'.repeat(20),
    '__proto__',
    'constructor',
    'x'.repeat(8_000),
    "' or 1=1; --",
    '%00%00%00%00',
  ],
  'content-type': [
    'text/xml',
    'application/json; charset=utf-16',
    'a/b/c; =',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
  ],
  authorization: [
    'Bearer',
    'Bearer __proto__',
    'Basic ÿ',
    `Bearer ${'eyJ'.repeat(2_000)}`,
    `Bearer ${'a'.repeat(3)}.b.c`,
  ],
}
