import { MAX_CHANNEL_SUBJECTS } from '@dayreel/catalogue'
import type { ChannelSubject, RefusedSubject } from '@dayreel/contract'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { channelSubjects } from '#db/schema.ts'
import { channelCalls } from '#test/given-channels.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { workOff } from '#test/work-off.ts'
import { beginRunHandler } from '#runs/begin-run-handler.ts'

const running = startTestApp()

type Added = { subjects: ChannelSubject[]; refused: RefusedSubject[] }

async function givenList() {
  const calls = channelCalls(running.app, running.services.db, randomUUID())
  await calls.give(2)
  const { id } = await calls.activate()
  const add = async (texts: string[], key?: string): Promise<Added> => {
    const answer = await calls.call('POST', `${id}/subjects`, { texts }, key)
    expect(answer.statusCode).toBe(200)
    return answer.json<Added>()
  }
  return { id, add, call: calls.call }
}
const textsOf = ({ subjects }: Added) => subjects.map(({ text }) => text)

const UNKNOWN = '10 facts about Saturn'

test('adds the seven valid lines of ten in order, and returns the other three with their reasons', async () => {
  const { add } = await givenList()
  const valid = ['A lamp', 'A door', 'A clock', 'A boat', 'A well', 'Why do we dream?', ' A cat asleep ']
  const [first, ...rest] = valid
  const texts = [first!, UNKNOWN, ...rest, 'A bell\u0000 rings', ' ']
  const key = randomUUID()
  const added = await add(texts, key)
  expect(textsOf(added)).toEqual(valid.map((text) => text.trim()))
  expect(added.refused).toMatchObject([
    { line: 2, reason: 'subject-unknown', message: expect.stringContaining('doesn’t know') },
    {
      line: 9,
      reason: 'invalid-text',
      message: expect.stringContaining('signs'),
      tales: [],
    },
    { line: 10, reason: 'invalid-text', message: 'Enter a subject or a script.', tales: [] },
  ])
  // Sending the same lines again adds nothing and returns the same response.
  expect(await add(texts, key)).toEqual(added)
})

test('accepts each offered story as the next line, and stops offering it once it is in the list', async () => {
  const { add } = await givenList()
  const [refused] = (await add([UNKNOWN])).refused
  expect(refused!.tales.length).toBeGreaterThan(0)
  const titles = refused!.tales.map(({ title }) => title)
  const taken = await add([...titles, UNKNOWN])
  expect(textsOf(taken)).toEqual(titles)
  expect(taken.refused).toMatchObject([{ line: titles.length + 1, tales: [] }])
})

test('a list that is nearly full takes as many lines as fit', async () => {
  const { id, add } = await givenList()
  const createdAt = new Date()
  const row = (_: unknown, i: number) => ({ channelId: id, text: 'A lamp', position: i, createdAt })
  await running.services.db.insert(channelSubjects).values(Array.from({ length: MAX_CHANNEL_SUBJECTS - 1 }, row))
  const added = await add([UNKNOWN, 'A door', 'A clock'])
  expect(added.subjects).toHaveLength(MAX_CHANNEL_SUBJECTS)
  expect(added.refused.map(({ line, reason }) => [line, reason])).toEqual([
    [1, 'subject-unknown'],
    [3, 'list-full'],
  ])
})

test('a text that is already in the list is refused, also within the same lines and by an edit', async () => {
  const { id, add, call } = await givenList()
  await add(['The last lamp'])
  const added = await add(['the last  LAMP!', 'A door', 'A door', UNKNOWN])
  expect(textsOf(added)).toEqual(['The last lamp', 'A door'])
  expect(added.refused.map(({ line, reason }) => [line, reason])).toEqual([
    [1, 'already-listed'],
    [3, 'already-listed'],
    [4, 'subject-unknown'],
  ])
  const [lamp, door] = added.subjects
  const edit = (text: string) => call('PATCH', `${id}/subjects/${door!.id}`, { text })
  const refused = await edit(`${lamp!.text}.`)
  expect(refused.statusCode).toBe(422)
  expect(refused.json()).toMatchObject({ message: 'This is already in the list.' })
  expect((await edit('A  door')).statusCode).toBe(200)
})

test('a text whose video is being made is refused', async () => {
  const { id, add, call } = await givenList()
  await add(['The last lamp', 'A door'])
  expect((await call('POST', `${id}/run-once`)).statusCode).toBe(201)
  await workOff(running.services, beginRunHandler)
  expect((await add(['The last lamp'])).refused).toMatchObject([{ line: 1, reason: 'in-work' }])
})

test('a line without a word is rejected', async () => {
  const { add } = await givenList()
  const { refused } = await add(['asdf qwer', 'https://example.com/the/lamp', 'A lamp'])
  expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
    [1, 'subject-unknown'],
    [2, 'subject-unknown'],
  ])
})
