const text = (value: string): string => JSON.stringify(value)

/** Hostile values as they appear in a JSON body, grouped by kind. */
export const HOSTILE_VALUES: readonly (readonly (readonly [string, string])[])[] = [
  [
    ['NUL', String.raw`"a\u0000b"`],
    ['NUL in an address', String.raw`"a\u0000@example.com"`],
    ['half a character', String.raw`"a\ud800b"`],
    ['the other half', String.raw`"\udc00"`],
  ],
  [
    ['a list 100,000 deep', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['an object 100,000 deep', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)],
    ['objects 40 deep with NUL', `${'{"a":'.repeat(40)}"\\u0000"${'}'.repeat(40)}`],
  ],
  [
    ['__proto__', text('__proto__')],
    ['constructor', text('constructor')],
  ],
  [
    ['a member __proto__', '{"__proto__":{"isAdmin":true}}'],
    ['a member with NUL in its name', String.raw`{"a\u0000b":1,"\ud800":2}`],
    ['NUL within', String.raw`{"x":["\u0000"]}`],
  ],
  [
    ['2^31', '2147483648'],
    ['2^31 in words', '"2147483648"'],
    ['1e999', '1e999'],
  ],
  [
    ['a million characters', text('y'.repeat(1_000_000))],
    ['a million marks', text('@%40'.repeat(250_000))],
  ],
  [
    ['nothing', '""'],
    ['a list of nothing', '[null]'],
  ],
]

export const HOSTILE_IN_FORMS = [['a\0b', '\0@example.com', 'y'.repeat(100_000)]]

export const HOSTILE_IN_ADDRESSES = [
  'a%00b',
  '%00',
  '%ED%A0%80',
  '__proto__',
  'constructor',
  '2147483648',
  '9'.repeat(400),
  '-1',
  '%zz',
  '',
  '[]',
  'y'.repeat(8_000),
]
