import { writeGenerateRequest } from '@dayreel/contract'
import { expect, test } from 'vitest'
import { emptyOutline } from './outline-draft.ts'
import { fillIn, takeBack } from './use-draft-start.ts'
import { EMPTY_DRAFT, readDraft, requestOf, type VideoDraft } from './video-draft.ts'

const START = { text: 'A moon over the city', style: 'Cinematic', durationSeconds: 30 }

test('a template fills in style, length and words', () => {
  expect(fillIn(EMPTY_DRAFT, START)).toEqual({ ...EMPTY_DRAFT, ...START })
})

test('existing words and their kind stay', () => {
  const draft = { ...EMPTY_DRAFT, text: 'Mine', kind: 'script' as const }
  expect(fillIn(draft, START)).toEqual({ ...draft, ...START, text: 'Mine' })
})

test('undo reverts only values that have not changed since', () => {
  const filled = { ...fillIn(EMPTY_DRAFT, START), durationSeconds: 45 }
  expect(takeBack(filled, START, EMPTY_DRAFT)).toEqual({ ...EMPTY_DRAFT, durationSeconds: 45 })
})

const sent = (draft: VideoDraft) => writeGenerateRequest(requestOf(draft))

test('always sends the constant as selectedTemplateId, and sends music only if it is on', () => {
  expect(sent(fillIn(EMPTY_DRAFT, START))).toMatchObject({
    selectedTemplateId: 'general',
    musicUrl: '/media/tracks/smooth-ride.m4a',
  })
  expect(sent({ ...EMPTY_DRAFT, music: null }).musicUrl).toBeNull()
})

test.each([
  [{ text: 'Mine', styleId: 'a-uuid', voiceId: 'dr-voice-ada', musicId: 'raindrops', durationSeconds: 45 }],
  [{ text: 'Mine', style: 'Oil', music: 7, format: 'round', quality: 'best', durationSeconds: 45, notes: null }],
  [{ text: 'Mine', style: 'constructor', captionStyle: {}, template: '../x', durationSeconds: 45, toString: 'x' }],
])('a draft from another version of the app keeps the values that are still offered: %j', (kept) => {
  expect(readDraft(kept)).toEqual({ ...EMPTY_DRAFT, text: 'Mine', durationSeconds: 45 })
})

test('the kind of text that the user chose is sent and kept', () => {
  expect(requestOf(EMPTY_DRAFT)).not.toHaveProperty('kind')
  expect(requestOf({ ...EMPTY_DRAFT, kind: 'script' }).kind).toBe('script')
  expect(readDraft(JSON.parse(JSON.stringify({ ...EMPTY_DRAFT, kind: 'subject' })))?.kind).toBe('subject')
  expect(readDraft({ kind: 'poem' })?.kind).toBeNull()
})

test("an outline's text is stored with its subject but never sent", () => {
  const outline = { ...emptyOutline('3 facts about Saturn', 'list'), points: ['Its rings are ice.', ''] }
  const draft = { ...EMPTY_DRAFT, outline }
  expect(readDraft(JSON.parse(JSON.stringify(draft)))?.outline).toEqual(outline)
  expect(requestOf(draft)).not.toHaveProperty('outline')
  expect(readDraft({ outline: { parts: 'none' } })?.outline).toBeNull()
  expect(readDraft({})?.outline).toBeNull()
})
