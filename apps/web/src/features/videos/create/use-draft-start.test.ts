import { expect, test } from 'vitest'
import { fillIn, takeBack } from './use-draft-start.ts'
import { EMPTY_DRAFT, generateBody, readDraft } from './video-draft.ts'

const START = { text: 'A moon over the city', styleId: 'cinematic', durationSeconds: 30 }

test('21: a template fills in style, length and words', () => {
  expect(fillIn(EMPTY_DRAFT, START)).toEqual({ ...EMPTY_DRAFT, ...START })
})

test('21: words that are there stay, and what they are', () => {
  const draft = { ...EMPTY_DRAFT, text: 'Mine', kind: 'script' as const }
  expect(fillIn(draft, START)).toEqual({ ...draft, ...START, text: 'Mine' })
})

test('21: undone, only what was not changed since is taken back', () => {
  const filled = { ...fillIn(EMPTY_DRAFT, START), durationSeconds: 45 }
  expect(takeBack(filled, START, EMPTY_DRAFT)).toEqual({ ...EMPTY_DRAFT, durationSeconds: 45 })
})

test('12.2 nothing but the constant is sent as selectedTemplateId, and no track unless one is chosen', () => {
  expect(generateBody(fillIn(EMPTY_DRAFT, START))).toMatchObject({ selectedTemplateId: 'general', musicUrl: null })
  expect(generateBody({ ...EMPTY_DRAFT, musicId: 'raindrops' }).musicUrl).toBe('/media/tracks/raindrops.m4a')
})

test('10: what a person said the words are is sent, and kept', () => {
  expect(generateBody(EMPTY_DRAFT)).not.toHaveProperty('kind')
  expect(generateBody({ ...EMPTY_DRAFT, kind: 'script' }).kind).toBe('script')
  expect(readDraft(JSON.parse(JSON.stringify({ ...EMPTY_DRAFT, kind: 'subject' })))?.kind).toBe('subject')
  expect(readDraft({ kind: 'poem' })?.kind).toBeNull()
})

test('what is written under an outline is kept with its subject, and never sent', () => {
  const outline = { subject: '3 facts about Saturn', parts: ['Its rings are ice.', ''] }
  const draft = { ...EMPTY_DRAFT, outline }
  expect(readDraft(JSON.parse(JSON.stringify(draft)))?.outline).toEqual(outline)
  expect(generateBody(draft)).not.toHaveProperty('outline')
  expect(readDraft({ outline: { parts: 'none' } })?.outline).toBeNull()
  expect(readDraft({})?.outline).toBeNull()
})
