import { TEMPLATES } from '@dayreel/catalogue'
import type { ChannelConfig, CustomizedTemplate, GeneratedIdea } from '@dayreel/contract'
import { makeVideo } from '@dayreel/studio'
import type { Storyboard, StoryboardScene } from '@dayreel/storyboard'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { channelPictures, videos, type channels } from '#db/schema.ts'
import { bearer } from '#test/create-test-services.ts'
import { channelCalls } from '#test/given-channels.ts'
import { plainPng } from '#test/plain-illustrator.ts'
import { workOff } from '#test/work-off.ts'
import { startTestApp } from '#test/start-test-app.ts'
import type { StoredRequest } from '#videos'
import { paintPictureHandler } from '../pictures/paint-picture-handler.ts'
import { beginRunHandler } from '#runs/begin-run-handler.ts'
import { runRequest } from '#runs/run-request.ts'
import { templateSubjects } from '#runs/subjects/template-subjects.ts'
import { ideaSettings, writeIdea } from './combine-idea.ts'
import { findParts } from './find-parts.ts'
import { NARRATORS, PALETTES, RULES, SETTINGS } from './idea-tables.ts'

const running = startTestApp({ env: { PICTURE_WAIT_SECONDS: '60' } })

const givenUser = () => channelCalls(running.app, running.services.db, randomUUID())
type Part = Parameters<typeof writeIdea>[0]

/** Returns the resolved storyboard of an idea's video and the request for it. No speech is created. */
async function storyboardOf(idea: Part, subject: string): Promise<{ storyboard: Storyboard; request: StoredRequest }> {
  const settings = ideaSettings(idea.templateId, writeIdea(idea))
  const channel = { templateId: idea.templateId } as typeof channels.$inferSelect
  const request = { ...runRequest({ channel, config: settings }, { subject, words: null, told: [] }), seed: 7 }
  const stopped = new AbortController()
  let plannedStoryboard: Storyboard | undefined
  const { makeVideo: _, ...steps } = running.services.studio
  await makeVideo(
    {
      plan: { write: request },
      name: 'video',
      output: { create: () => Promise.reject(stopped.signal.reason) },
    },
    { ...steps, store: { get: async () => undefined, put: async () => undefined } },
    {
      signal: stopped.signal,
      onStoryboard: (storyboard) => {
        plannedStoryboard = storyboard
        stopped.abort(new Error('enough'))
      },
    },
  ).catch(() => undefined)
  return { storyboard: plannedStoryboard!, request }
}
const wordsOf = ({ scenes }: Storyboard): string => scenes.map(({ text }) => text).join(' ')
const picturesOf = ({ scenes, world }: Storyboard): string =>
  JSON.stringify([world, scenes.map(({ shows, imagePrompt }: StoryboardScene) => [shows?.brief, imagePrompt])])

test('there are more than two thousand ideas, and a second request gets another one', async () => {
  const count = TEMPLATES.length * SETTINGS.length * NARRATORS.length * RULES.length * PALETTES.length
  expect(count).toBeGreaterThanOrEqual(2_000)
  const all = new Set(
    TEMPLATES.flatMap(({ id: templateId }) =>
      SETTINGS.flatMap((setting) =>
        NARRATORS.flatMap((narrator) =>
          RULES.flatMap((rule) =>
            PALETTES.map((palette) => JSON.stringify(writeIdea({ templateId, setting, narrator, rule, palette }))),
          ),
        ),
      ),
    ),
  )
  expect(all.size).toBe(count)
  const { call } = givenUser()
  const ideas = await Promise.all(Array.from({ length: 8 }, () => call('POST', 'generate-idea')))
  expect(new Set(ideas.map(({ body }) => body)).size).toBeGreaterThan(6)
})

test('an idea about a topic names the topic in every text, and works like any other idea', async () => {
  const { call, give } = givenUser()
  await give(1)
  const ideas = await Promise.all(
    Array.from({ length: 6 }, async () =>
      (await call('POST', 'generate-idea', { niche: ' sea animals ' })).json<GeneratedIdea>(),
    ),
  )
  for (const { templateId: _, isBuiltIn, ...words } of ideas) {
    expect(isBuiltIn).toBe(true)
    for (const text of Object.values(words)) expect(text.toLowerCase()).toContain('sea animals')
  }
  expect(new Set(ideas.map(({ channelConcept }) => channelConcept)).size).toBeGreaterThan(3)
  const [generatedData] = ideas
  expect(findParts(generatedData!)).toEqual({ narrator: expect.anything(), palette: expect.anything() })
  const saved = await call('POST', 'save-generated', { name: 'Of the sea', generatedData })
  expect(saved.statusCode).toBe(201)
  // A topic of a template's own words gets that template.
  const about = (await call('POST', 'generate-idea', { niche: 'found archives' })).json<GeneratedIdea>()
  expect(about.templateId).toBe('found-in-archives')
  const tooLong = await call('POST', 'generate-idea', { niche: 'x'.repeat(101) })
  expect([tooLong.statusCode, tooLong.json<{ message: string }>().message]).toEqual([
    422,
    'Use at most 100 characters for the topic.',
  ])
})

test('each part of an idea changes the words or the pictures of a video about the same subject', async () => {
  const base: Part = {
    templateId: 'time-broke-here',
    setting: SETTINGS[0]!,
    narrator: NARRATORS[0]!,
    rule: RULES[0]!,
    palette: PALETTES[0]!,
  }
  const [subject] = templateSubjects('time-broke-here', 'any')
  const plain = await storyboardOf(base, subject!)
  for (const [part, table] of Object.entries({
    setting: SETTINGS,
    narrator: NARRATORS,
    rule: RULES,
    palette: PALETTES,
  })) {
    for (const entry of table.slice(1, 5)) {
      const other = await storyboardOf({ ...base, [part]: entry }, subject!)
      expect([part, entry.id, picturesOf(other.storyboard) !== picturesOf(plain.storyboard)]).toEqual([
        part,
        entry.id,
        true,
      ])
    }
  }
  const otherTemplate = await storyboardOf({ ...base, templateId: 'what-if-overnight' }, subject!)
  expect(wordsOf(otherTemplate.storyboard)).not.toBe(wordsOf(plain.storyboard))
  const narrated = await storyboardOf({ ...base, narrator: NARRATORS[1]! }, subject!)
  expect(narrated.request.voice).not.toBe(plain.request.voice)
})

test('a channel’s prompts change pictures whose content the words leave open, and the last picture', async () => {
  const { give, activate, accountId } = givenUser()
  await give(1)
  await activate({
    imagePrompt: 'A red submarine under the ice',
    textPrompt: 'Write it sadly.',
    customNotes: 'always in fog',
  })
  await workOff(running.services, beginRunHandler)
  const [row] = await running.services.db.select().from(videos).where(eq(videos.accountId, accountId))
  expect(row!.request).toMatchObject({
    notes: 'always in fog\nA red submarine under the ice\nWrite it sadly.',
    closingPicture: 'A red submarine under the ice',
    formula: 'Write it sadly.',
  })
})

test('answers 503 with the reason if a thumbnail cannot be painted', async () => {
  const { accountId, call } = givenUser()
  const pendingAnswer = call('POST', 'generate-thumbnail', { prompt: 'A lamp under water' })
  const own = eq(channelPictures.accountId, accountId)
  const fail = () => running.services.db.update(channelPictures).set({ status: 'failed' }).where(own).returning()
  while ((await fail()).length === 0);
  const answer = await pendingAnswer
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { code: 'unavailable', message: 'The preview wasn’t ready in time. Try again in a moment.' },
  ])
  await workOff(running.services, paintPictureHandler) // The job finds no picture to paint.
})

test('an idea gets a thumbnail, is saved once for one credit, and works like the eight templates', async () => {
  const { services } = running
  const { give, call, balance, runsOf } = givenUser()
  await give(2)
  const generatedData = (await call('POST', 'generate-idea')).json<GeneratedIdea>()
  const pendingThumbnail = call('POST', 'generate-thumbnail', { prompt: generatedData.thumbnailPrompt })
  while ((await workOff(services, paintPictureHandler)) === 0);
  const { imageUrl } = (await pendingThumbnail).json<{ imageUrl: string }>()
  const picture = await running.app.inject({ url: imageUrl })
  expect(picture.headers['content-type']).toBe('image/jpeg')
  const body = { name: 'Mine', generatedData, generatedThumbnailUrl: imageUrl, preferred_timezone: 'Asia/Tokyo' }
  const key = randomUUID()
  const saved = await Promise.all([1, 2].map(() => call('POST', 'save-generated', body, key)))
  expect(saved.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  const { message, channel } = saved[0]!.json<{ message: string; channel: { id: string } }>()
  expect(message).toBe('Channel saved successfully!')
  expect(channel).toMatchObject({
    name: 'Mine',
    templateId: generatedData.templateId,
    isActive: true,
    thumbnailUrl: imageUrl,
    thumbnailPrompt: generatedData.thumbnailPrompt,
    timeZone: 'Asia/Tokyo',
  })
  expect(await balance()).toBe(1)
  await workOff(services, beginRunHandler)
  expect((await runsOf(channel.id)).items).toMatchObject([{ kind: 'activation', status: 'making' }])
  expect((await call('GET', `${channel.id}/config`)).json<ChannelConfig>()).toMatchObject({
    imageprompt: generatedData.imageDesignPromptFormula,
    textprompt: generatedData.storytellingPromptFormula,
    preferredRunTimeLocal: '18:00',
  })
  const nobodys = await givenUser().call('POST', 'save-generated', body)
  expect(nobodys.json()).toMatchObject({ code: 'unacceptable', details: { field: 'generatedThumbnailUrl' } })
})

test('a template customized with words and an image fills the form, with five colours and a thumbnail', async () => {
  const { accountId, give, activate } = givenUser()
  const customize = (payload: object) =>
    running.app.inject({
      method: 'POST',
      url: '/api/templates/time-broke-here/customize',
      headers: bearer(accountId),
      payload,
    })
  const image = `data:image/png;base64,${Buffer.from(plainPng(40, 30, [200, 20, 20])).toString('base64')}`
  const answer = (await customize({ text: 'only harbours', image })).json<CustomizedTemplate>()
  expect(answer).toMatchObject({
    imageprompt: expect.stringMatching(/^only harbours\. An everyday place/),
    customNotes: 'only harbours\nColours: red.',
    palette: expect.arrayContaining([expect.stringMatching(/^#c[0-9a-f]1[0-9a-f]1[0-9a-f]$/)]),
    preferredTimeZone: null,
  })
  expect(answer.palette).toHaveLength(5)
  await give(1)
  expect(await activate({ thumbnailUrl: answer.thumbnailUrl }, 'time-broke-here')).toMatchObject({
    thumbnailUrl: answer.thumbnailUrl,
  })
  for (const [given, message] of [
    [{ image: 'data:image/svg+xml;base64,PHN2Zy8+' }, 'The image must be a PNG, JPEG or WebP file.'],
    [{ image: 'https://example.com/a.png' }, 'Choose a PNG, JPEG or WebP image.'],
    [{ image: `data:image/png;base64,${'A'.repeat(6_995_000)}` }, 'Choose an image of at most 5 MB.'],
    [{ text: 'é'.repeat(201) }, 'Use at most 200 characters for the text.'],
  ] as const) {
    const refused = await customize(given)
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([422, message])
  }
})
