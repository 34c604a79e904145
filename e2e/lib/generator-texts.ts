import type { Page } from '@playwright/test'
import { CHANNEL } from './channel-answers.ts'
import { FAILS, MINE, press, type Answer, type Row } from './channel-texts.ts'

export const GENERATOR = '/app/template-generator'
const IDEA = {
  channelConcept: 'A street that is under water on Tuesdays.',
  whyItWorks: 'Everybody waits for the tide.',
  storytellingPromptFormula: 'Begin with the water line.',
  imageDesignPromptFormula: 'Green glass and lamps.',
  thumbnailPrompt: 'A lamp under water',
  templateId: 'time-broke-here',
}
export const NO_PICTURE: Answer = { call: '**/generate-thumbnail', ...FAILS }
export const IDEAS: Answer = { call: '**/generate-idea', json: IDEA }
const generate = press('Generate New Template Idea')
export const save = (name: string) => async (page: Page) => {
  await generate(page)
  await press('Save This Template as My Channel')(page)
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
}

/** All specified texts of the template generator, with the steps that make them appear. */
export const GENERATOR_TEXTS: readonly Row[] = [
  { at: GENERATOR, texts: ['Generate New Template Idea'] },
  {
    at: GENERATOR,
    answers: [{ call: '**/generate-idea', ...FAILS }],
    when: generate,
    texts: ['Failed to generate template idea.'],
  },
  {
    at: GENERATOR,
    answers: [IDEAS, NO_PICTURE],
    when: generate,
    texts: [
      'Generated Idea',
      'Show Details',
      'Channel Concept',
      'Could not generate thumbnail preview.',
      'Failed to generate thumbnail preview.',
    ],
  },
  {
    at: GENERATOR,
    answers: [IDEAS, { call: '**/generate-thumbnail', status: 503, json: { code: 'unavailable', message: 'Busy.' } }],
    when: async (page) => {
      await generate(page)
      await page.getByRole('alert').waitFor()
      await page.reload()
    },
    texts: ['Could not generate thumbnail preview.', 'Busy.', 'Save This Template as My Channel'],
  },
  {
    at: GENERATOR,
    answers: [IDEAS, NO_PICTURE],
    when: async (page) => {
      await generate(page)
      await press('Show Details')(page)
    },
    texts: [
      'Hide Details',
      'Why It Works',
      'Storytelling Prompt Formula',
      'Image Design Prompt Formula',
      '9:16 Thumbnail Preview',
      'Save This Template as My Channel',
    ],
  },
  {
    at: GENERATOR,
    answers: [IDEAS, NO_PICTURE],
    when: save(' '),
    texts: ['Channel name cannot be empty.'],
  },
  {
    at: GENERATOR,
    answers: [IDEAS, NO_PICTURE, { call: '**/save-generated', ...FAILS }],
    when: save('Tuesdays'),
    texts: ['Failed to save generated channel.'],
  },
  {
    at: GENERATOR,
    answers: [
      IDEAS,
      NO_PICTURE,
      { call: '**/save-generated', status: 201, json: { message: 'Saved.', channel: CHANNEL } },
      MINE(),
    ],
    when: save('Tuesdays'),
    texts: ['Channel saved successfully!', 'My Automated Channels'],
  },
]
