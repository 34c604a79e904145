import { expect, test } from 'vitest'
import { joinTexts } from './join-texts.ts'

test.each([
  [['The bell rang,', 'and nobody came.'], 'The bell rang, and nobody came.'],
  [['古い時計は、', '静かに時を刻んだ。'], '古い時計は、静かに時を刻んだ。'],
  [['钟楼里，', '没有人。'], '钟楼里，没有人。'],
  [['เขาเดิน', 'ไปที่ทะเล'], 'เขาเดินไปที่ทะเล'],
  [['घड़ी चलती रही,', 'और रात बीत गई।'], 'घड़ी चलती रही, और रात बीत गई।'],
  [['one'], 'one'],
  [[], ''],
])('%j', (texts, joined) => {
  const { text, parts } = joinTexts(texts)
  expect(text).toBe(joined)
  expect(parts.map(({ from, length }) => text.slice(from, from + length))).toEqual(texts)
})
