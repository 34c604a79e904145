import { expect, test } from 'vitest'
import { spellUkrainian } from './spell-ukrainian.ts'

const spell = (word: string) => spellUkrainian(word).replace(/\s+/gu, ' ').trim()

test.each([
  ['0', 'нуль'],
  ['7', 'сім'],
  ['13', 'тринадцять'],
  ['42', 'сорок два'],
  ['100', 'сто'],
  ['365', "триста шістдесят п'ять"],
  ['1000', 'тисяча'],
  ['1984', "тисяча дев'ятсот вісімдесят чотири"],
  ['2024', 'дві тисячі двадцять чотири'],
  ['21000', 'двадцять одна тисяча'],
  ['12000', 'дванадцять тисяч'],
  ['3000000', 'три мільйони'],
  ['1000000000', 'один мільярд'],
  ['3,5', "три кома п'ять"],
  ['007', 'нуль нуль сім'],
  ['20%', 'двадцять відсотків'],
  ['слово', 'слово'],
])('%s is written as %s', (given, expected) => {
  expect(spell(given)).toBe(expected)
})

test('a number of more than twelve digits is read digit by digit', () => {
  expect(spell('1234567890123').split(' ')).toHaveLength(13)
})
