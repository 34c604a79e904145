import { TEMPLATES } from '@dayreel/catalogue'
import { subjectsOf } from '@dayreel/catalogue/subjects'
import { readText } from '@dayreel/storyboard'
import { expect, test } from 'vitest'
import { findRepeats, soakSameness } from './sameness.ts'

test('some days of each template: no title or hook repeats, and no two videos are too similar', async () => {
  const said: string[] = []
  expect(await soakSameness({ count: 5, quick: true, say: (line) => said.push(line) })).toEqual([])
  expect(said).toHaveLength(16)
})

test.each(TEMPLATES.map(({ id }) => id))('recognises every subject of %s as an English subject', (id) => {
  const others = subjectsOf(id).filter((text) => {
    const { kind, language } = readText({ text })
    return kind !== 'subject' || language !== 'en'
  })
  expect(others).toEqual([])
})

test('finds repeated titles, hooks and words', () => {
  const video = {
    subject: 'A ferry',
    language: 'en',
    title: 'A ferry',
    hook: 'She rowed out.',
    sentences: ['She rowed out.', 'The fog had not lifted, and nine lamps burned in the dark.'],
    pictures: [],
  }
  const other = {
    ...video,
    title: 'Snow',
    subject: 'Snow',
    hook: 'It snowed.',
    sentences: ['It snowed.', 'By noon the whole town had forgotten what a road was for.'],
  }
  expect([...findRepeats([video, other])]).toEqual([])
  expect([...findRepeats([video, { ...other, title: 'a ferry' }])]).toEqual(['1 titles come twice'])
  expect([...findRepeats([video, { ...other, hook: video.hook }])]).toEqual(['1 hooks come twice'])
  expect([...findRepeats([video, { ...other, sentences: video.sentences }])]).toEqual(['two are alike by 1.000'])
})
