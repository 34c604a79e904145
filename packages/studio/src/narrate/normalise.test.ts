import { expect, test } from 'vitest'
import { splitWords } from '@dayreel/storyboard/base'
import { normalise } from './normalise.ts'

/** Returns the spoken text. The words of one token are joined with spaces, and the tokens with bars. */
function said(text: string): string {
  return normalise(text)
    .map(({ words }) => words.map((word) => word.text).join(' '))
    .join(' | ')
}

const CASES: readonly (readonly [text: string, spoken: string])[] = [
  // numbers
  ['7 cats', 'seven | cats'],
  ['0', 'zero'],
  ['13 and 42', 'thirteen | and | forty two'],
  ['100', 'one hundred'],
  ['1,204', 'one thousand two hundred four'],
  ['1,000,000', 'one million'],
  ['12,345,678', 'twelve million three hundred forty five thousand six hundred seventy eight'],
  ['3.14', 'three point one four'],
  ['0.5', 'zero point five'],
  ['.25', 'zero point two five'],
  ['-5', 'minus five'],
  ['−40', 'minus forty'],
  ['007', 'zero zero seven'],
  ['10k', 'ten thousand'],
  ['2.5M', 'two point five million'],
  ['3 billion', 'three | billion'],
  ['50+', 'fifty'],
  ['~30', 'about thirty'],
  [
    '123456789012345678901',
    'one two three four five six seven eight nine zero one two three four five six seven eight nine zero one',
  ],
  // ordinals
  ['1st, 2nd, 3rd', 'first | second | third'],
  ['11th', 'eleventh'],
  ['21st', 'twenty first'],
  ['100th', 'one hundredth'],
  ['12th', 'twelfth'],
  // years and decades
  ['in 1847', 'in | eighteen forty seven'],
  ['In 1905', 'in | nineteen oh five'],
  ['In 1900', 'in | nineteen hundred'],
  ['2000', 'two thousand'],
  ['2007', 'two thousand seven'],
  ['2024', 'twenty twenty four'],
  ['in 1066', 'in | ten sixty six'],
  ['1066 steps', 'one thousand sixty six | steps'],
  ['1250 people', 'one thousand two hundred fifty | people'],
  ['1990s', 'nineteen nineties'],
  ["the '90s", 'the | nineties'],
  ['80s', 'eighties'],
  ['1939–45', 'nineteen thirty nine to forty five'],
  ['1914-1918', 'nineteen fourteen to nineteen eighteen'],
  // dates
  ['14 March', 'the fourteenth of | march'],
  ['the 14 March', 'the | fourteenth of | march'],
  ['March 14th', 'march | fourteenth'],
  ['March 14, 2024', 'march | fourteenth | twenty twenty four'],
  ['Jan. 5', 'january | fifth'],
  ['2024-05-01', 'may first twenty twenty four'],
  ['12/25/1999', 'december twenty fifth nineteen ninety nine'],
  ['31.12.1999', 'december thirty first nineteen ninety nine'],
  ['may 5 cats', 'may | five | cats'],
  // times
  ['9:15', 'nine fifteen'],
  ['9:15 a.m.', 'nine fifteen | ay m'],
  ['9:00', "nine o'clock"],
  ['9:00 PM', 'nine | p m'],
  ['7 am', 'seven | ay m'],
  ['10:05', 'ten oh five'],
  ['6pm', 'six p m'],
  ['I am', 'i | am'],
  ['16:9', 'sixteen to nine'],
  // money
  ['$250', 'two hundred fifty dollars'],
  ['$1', 'one dollar'],
  ['€3.50', 'three euros and fifty cents'],
  ['£1.2 million', 'one point two | million pounds'],
  ['$5M', 'five million dollars'],
  ['$0.99', 'ninety nine cents'],
  ['¥500', 'five hundred yen'],
  ['5€', 'five euros'],
  ['$10-20', 'ten to twenty dollars'],
  ['-$3', 'minus three dollars'],
  // percent, units
  ['40%', 'forty percent'],
  ['2.5 %', 'two point five | percent'],
  ['5 km', 'five | kilometers'],
  ['1 km', 'one | kilometer'],
  ['70kg', 'seventy kilograms'],
  ['20°C', 'twenty degrees celsius'],
  ['-5 °F', 'minus five | degrees fahrenheit'],
  ['3 GB', 'three | gigabytes'],
  ['120 km/h', 'one hundred twenty | kilometers per hour'],
  ['1500 m', 'one thousand five hundred | meters'],
  ['5 in the box', 'five | in | the | box'],
  ['30 min', 'thirty | minutes'],
  ['5m²', 'five square meters'],
  // fractions and ranges
  ['3/4', 'three quarters'],
  ['1/2', 'one half'],
  ['2/3', 'two thirds'],
  ['½', 'one half'],
  ['2½', 'two and a half'],
  ['2 1/2', 'two | and a half'],
  ['10-20', 'ten to twenty'],
  ['10–20 km', 'ten to twenty | kilometers'],
  ['24/7', 'twenty four seven'],
  // roman numerals
  ['World War II', 'world | war | two'],
  ['Chapter IV', 'chapter | four'],
  ['King Henry VIII', 'king | henry | the eighth'],
  ['Louis XIV', 'louis | the fourteenth'],
  ['King Charles I', 'king | charles | the first'],
  ['Henry and I', 'henry | and | i'],
  // abbreviations
  ['Dr. Hale', 'doctor | hale'],
  ['on Mulholland Dr. today', 'on | mulholland | drive | today'],
  ['Mr. and Mrs. Fox', 'mister | and | missus | fox'],
  ['the U.S. army', 'the | u s | army'],
  ['e.g. this', 'for example | this'],
  ['i.e., that', 'that is | that'],
  ['cats, dogs, etc.', 'cats | dogs | et cetera'],
  ['cats vs. dogs', 'cats | versus | dogs'],
  ['St. Paul', 'saint | paul'],
  ['on Main St. today', 'on | main | street | today'],
  ['No. 5', 'number | five'],
  ['No. Never.', 'no | never'],
  ['J. K. Rowling', 'j | k | rowling'],
  ['Prof. Adams', 'professor | adams'],
  // initialisms and capitals
  ['NASA', 'nasa'],
  ['FBI', 'f b i'],
  ['AI', 'ay i'],
  ["the FBI's", "the | f b i's"],
  ['CEOs', "c e o's"],
  ['THE OLD MAN RAN', 'the | old | man | ran'],
  ['STOP NOW', 'stop | now'],
  ['R&D', 'r and d'],
  ['COVID-19', 'covid nineteen'],
  ['H2O', 'h two o'],
  ['MP3', 'm p three'],
  // addresses, tags, names
  ['example.com', 'example dot com'],
  ['https://www.example.org/a/', 'example dot org slash a'],
  ['me@example.com', 'me at example dot com'],
  ['#OceanFacts', 'hash tag ocean facts'],
  ['#1', 'number one'],
  ['@deep_sea', 'at deep sea'],
  // signs
  ['salt & pepper', 'salt | and | pepper'],
  ['2 + 2 = 4', 'two | plus | two | equals | four'],
  ['2+2=4', 'two plus two equals four'],
  ['5 - 3', 'five | minus | three'],
  ['E=mc²', 'e equals m c squared'],
  ['10^6', 'ten to the power of six'],
  ['3x faster', 'three times | faster'],
  ['and/or', 'and or'],
  ['well-known', 'well known'],
  ['yes—no', 'yes no'],
  // silent characters, quotes, accents
  ['fire 🔥 here', 'fire |  | here'],
  ['one — two', 'one |  | two'],
  ['“Hello,” she said', 'hello | she | said'],
  ['don’t', "don't"],
  ['café', 'cafe'],
  ['Ångström', 'angstrom'],
  ['Wait… what', 'wait | what'],
  ['𝗕𝗼𝗹𝗱', 'bold'],
  ['π', 'pie'],
  ['日本', ''],
  ['YouTube', 'you tube'],
  // combinations
  ['3,000-year-old', 'three thousand year old'],
  ['2.5%–3%', 'two point five percent to three percent'],
  ['1.5 million km', 'one point five | million | kilometers'],
  ['3×10^8 m/s', 'three times ten to the power of eight | meters per second'],
  ['6 ft 2 in.', 'six | feet | two | inches'],
  ['$5/month', 'five dollars per month'],
  ['mid-1990s', 'mid nineteen nineties'],
  ['Sat., Oct. 12', 'saturday | october | twelfth'],
  ['the Sun. Next', 'the | sun | next'],
  ['IT IS AN OLD CAR', 'it | is | an | old | car'],
  ['C++ and C#', 'c plus plus | and | c sharp'],
  ['w/ friends', 'with | friends'],
  ['GPT-4', 'g p t four'],
  ['Apollo 11, 1969', 'apollo | eleven | nineteen sixty nine'],
]

test.each(CASES)('%s', (text, spoken) => {
  expect(said(text)).toBe(spoken)
})

function pauses(text: string): string[] {
  return normalise(text).flatMap(({ words }) => words.map(({ pause }) => pause))
}

test.each([
  ['One, two; three: four.', ['comma', 'colon', 'colon', 'sentence']],
  ['Why? Because!', ['question', 'question']],
  ['Wait... what', ['dash', 'none']],
  ['Wait… Now', ['trailing', 'none']],
  ['One — two', ['dash', 'none']],
  ['one (two) three', ['comma', 'comma', 'none']],
  ['First.\n\nSecond.', ['paragraph', 'sentence']],
  ['At 9 a.m. the bell', ['none', 'none', 'none', 'none', 'none', 'none']],
  ['At 9 a.m. The bell', ['none', 'none', 'none', 'sentence', 'none', 'none']],
  ['Dr. Hale left.', ['none', 'none', 'sentence']],
  ['the U.S. Army', ['none', 'none', 'none', 'none']],
  ['In the U.S. The end', ['none', 'none', 'none', 'sentence', 'none', 'none']],
  ['He said "Go." Then', ['none', 'none', 'sentence', 'none']],
  ['“Stop!” he said.', ['comma', 'none', 'sentence']],
  ['It was 3.5.', ['none', 'none', 'none', 'none', 'sentence']],
])('pauses of %s', (text, expected) => {
  expect(pauses(text)).toEqual(expected)
})

test('every word of the text has an entry, in order', () => {
  const text =
    'In 1847 — 😀 日本語 Dr. Hale’s $1.2 million “plan” (No. 5) ended at 9:15 a.m. on 14 March…\n\nWhy?! \u0000 \u200d \ud83d'
  expect(normalise(text).map(({ from, to }) => ({ from, to }))).toEqual(splitWords(text, 'en'))
})

test.each([
  ['1'.repeat(2000)],
  ['a-'.repeat(1000)],
  ['a.'.repeat(1000)],
  ['1,'.repeat(1000)],
  ['$1-'.repeat(600)],
  ['@#'.repeat(1000)],
  ['\u0301'.repeat(2000)],
])('reads a token of two thousand characters fast', (text) => {
  // Other processes can only make a run slower, so the test uses the shortest of several runs.
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now()
    expect(normalise(text).length).toBeGreaterThan(0)
    return performance.now() - started
  })
  expect(Math.min(...times)).toBeLessThan(500)
})

test('only letters and apostrophes reach the synthesiser', () => {
  const text = CASES.map(([words]) => words).join(' ')
  for (const { words } of normalise(text)) for (const word of words) expect(word.text).toMatch(/^[a-z][a-z']*$/)
})
