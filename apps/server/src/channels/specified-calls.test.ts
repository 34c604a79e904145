import { TEMPLATES } from '@dayreel/catalogue'
import type { GeneratedIdea } from '@dayreel/contract'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { channelCalls } from '#test/given-channels.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { templateSettings, toWire } from './channel-config.ts'

const running = startTestApp()

const calls = () => channelCalls(running.app, running.services.db, randomUUID())

/** Exactly the fields that sections 3 and 7 of the specification list. */
const IDEA_FIELDS = [
  'channelConcept',
  'whyItWorks',
  'storytellingPromptFormula',
  'imageDesignPromptFormula',
  'thumbnailPrompt',
] as const

const onlyFields = (idea: GeneratedIdea) => Object.fromEntries(IDEA_FIELDS.map((field) => [field, idea[field]]))

test.each(TEMPLATES.map(({ id }) => id))(
  'the defaults of %s are 20 seconds without music, with its suggestion in separate fields',
  async (id) => {
    const answer = await calls().call('GET', `templates/${id}/defaults`)
    const { desiredduration, selectedMusicUrl } = toWire(templateSettings(id))
    expect(answer.json()).toMatchObject({
      name: expect.any(String),
      imageprompt: expect.any(String),
      textprompt: expect.any(String),
      desiredduration: 20,
      selectedstyleid: expect.any(String),
      selectedquality: 'low',
      customNotes: '',
      selectedVoiceId: expect.any(String),
      selectedMusicUrl: null,
      youtubeConnectionId: null,
      preferredRunTimeLocal: '18:00',
      preferredTimeZone: null,
      suggestion: { desiredduration, selectedMusicUrl },
    })
  },
)

test('an idea is saved from the specification’s five fields, and its channel is the same as from the whole idea', async () => {
  const { give, call } = calls()
  await give(2)
  const whole = (await call('POST', 'generate-idea')).json<GeneratedIdea>()
  const configs = []
  for (const generatedData of [whole, onlyFields(whole)]) {
    const body = { name: 'Mine', generatedData, generatedThumbnailUrl: null }
    const saved = await call('POST', 'save-generated', body)
    expect([saved.statusCode, saved.json()]).toMatchObject([201, { message: 'Channel saved successfully!' }])
    const { channel } = saved.json<{ channel: { id: string; templateId: string } }>()
    expect(channel.templateId).toBe(whole.templateId)
    configs.push((await call('GET', `${channel.id}/config`)).json<object>())
  }
  expect(configs[1]).toEqual(configs[0])
})

test('an idea in other words gets the template that shares the most words with it', async () => {
  const { give, call } = calls()
  await give(1)
  const saved = await call('POST', 'save-generated', {
    name: 'Letters',
    generatedData: {
      channelConcept: 'Each video opens one sealed file of an old archive.',
      whyItWorks: 'Everybody wants to read the page that is missing.',
      storytellingPromptFormula: 'Read the file page by page.',
      imageDesignPromptFormula: 'A dusty box on a desk under one lamp.',
      thumbnailPrompt: 'A box.',
    },
    generatedThumbnailUrl: null,
  })
  expect(saved.json()).toMatchObject({ channel: { templateId: 'found-in-archives' } })
})

test("an idea with a missing field is rejected with the field's name", async () => {
  const { give, call } = calls()
  await give(1)
  const whole = onlyFields((await call('POST', 'generate-idea')).json<GeneratedIdea>())
  for (const field of IDEA_FIELDS) {
    const { [field]: _, ...generatedData } = whole
    const refused = await call('POST', 'save-generated', { name: 'Mine', generatedData, generatedThumbnailUrl: null })
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      400,
      expect.stringMatching(/^The .* is missing\.$/u),
    ])
  }
})
