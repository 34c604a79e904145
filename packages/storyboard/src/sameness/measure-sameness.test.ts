import { describe, expect, test } from 'vitest'
import { MOST_ALIKE, samenessOf, shinglesOf } from './measure-sameness.ts'

const alike = (a: readonly [subject: string, spoken: string], b: typeof a, language = 'en'): number => {
  const [one, other] = [a, b].map(([subject, spoken]) => shinglesOf({ subject, spoken, language }))
  return samenessOf(one!, other!)
}

const MOULD = (subject: string): readonly [string, string] => [
  subject,
  `Nobody asked for ${subject}. It was there in the morning, on the kitchen table, like a letter. By noon ${subject} had a name. By night the whole street came to look.`,
]
const OTHER = [
  'the ferry',
  'She rowed out before the fog lifted. Nine passengers had paid, and nine lamps burned in the dark. Only the tenth seat was wet. He has never said who sat there.',
] as const

const japanese = (subject: string) =>
  [subject, `誰も${subject}を呼ばなかった。朝、台所の机の上に手紙のように置いてあった。`] as const
const german = (subject: string) =>
  [subject, `Niemand hat nach ${subject} gefragt. Am Morgen lag es auf dem Tisch, wie ein Brief.`] as const
const spanish = (subject: string) =>
  [subject, `Nadie preguntó por ${subject}. Por la mañana estaba en la mesa, como una carta.`] as const

describe('sameness: measures how similar two videos are without their subjects', () => {
  test.each([
    ['one mould with another subject in it', MOULD('Saturn'), MOULD('chess'), 0.99, 1],
    ['a name of several words is as good as one of one', MOULD('the keeper of the last light'), MOULD('moss'), 0.99, 1],
    ['one name in several forms', MOULD('the lighthouse keepers'), MOULD('a baker'), 0.99, 1],
    ['two stories of the same subject', MOULD('the ferry'), OTHER, 0, 0.02],
    ['two stories of different subjects', MOULD('a clock'), OTHER, 0, 0.02],
    [
      'one sentence again on purpose',
      ['rain', `${MOULD('rain')[1]} Good night, and leave a light on for the others.`],
      [OTHER[0], `${OTHER[1]} Good night, and leave a light on for the others.`],
      0.05,
      MOST_ALIKE,
    ],
    [
      'half of it again',
      MOULD('rain'),
      [
        'snow',
        `${OTHER[1]} It was there in the morning, on the kitchen table, like a letter. By noon snow had a name.`,
      ],
      MOST_ALIKE,
      0.7,
    ],
    ['a short text inside a long one', ['x', `${MOULD('rain')[1]} ${OTHER[1]}`], OTHER, 0.9, 1],
    [
      'capitals, stops and quotes do not count',
      ['moss', 'It waited. “Then,” it said, “go!”'],
      ['moss', 'it waited, then it said: go'],
      1,
      1,
    ],
    ['two that say only their subjects', ['the ferry', 'The ferry.'], ['a clock', 'A clock.'], 0, 0],
    ['nothing is like nothing', ['moss', ''], MOULD('moss'), 0, 0],
  ] as const)('%s', (_, a, b, least, most) => {
    expect(alike(a, b)).toBeGreaterThanOrEqual(least)
    expect(alike(a, b)).toBeLessThanOrEqual(most)
    expect(alike(b, a)).toBe(alike(a, b))
  })

  test('languages without spaces between words', () => {
    const other = ['月', '霧が晴れる前に彼女は舟を出した。九人の客が乗り、九つの灯が暗い海に燃えていた。'] as const
    expect(alike(japanese('土星'), japanese('将棋'), 'ja')).toBeGreaterThan(0.8)
    expect(alike(japanese('土星'), other, 'ja')).toBeLessThan(MOST_ALIKE)
  })

  test('German and Spanish', () => {
    expect(alike(german('Schach'), german('Kaffee'), 'de')).toBe(1)
    expect(alike(spanish('el ajedrez'), spanish('la luna'), 'es')).toBeGreaterThan(0.8)
  })
})
