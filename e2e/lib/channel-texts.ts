import { TEMPLATES } from '@dayreel/catalogue'
import type { Page } from '@playwright/test'
import { CHANNEL, CHANNEL_PAGE, ID, UNNAMED_CONNECTION } from './channel-answers.ts'

const TEMPLATE = '/app/configure-template/time-broke-here'
export const CONFIG = `/app/configure-channel/${ID}`

/** The response to a call: a status and a body. With `never`, the call gets no response. */
export type Answer = { call: string; status?: number; json?: unknown; never?: boolean }
export type Row = {
  at: string
  answers?: readonly Answer[]
  /** The user's actions on the screen before the texts appear. */
  when?: (page: Page) => Promise<void>
  texts: readonly string[]
}

export const FAILS = { status: 500 }
export const CREDITS = (credits: number): Answer => ({ call: '**/api/users/credits', json: { credits } })
export const MINE = (part: object = {}): Answer => ({
  call: '**/api/channels/my-channels',
  json: [{ ...CHANNEL, ...part }],
})
/** The response for a channel's page. The channel's next video is about `text`. */
export const NEXT = (text: string): Answer => ({
  call: `**/api/channels/${ID}`,
  json: { ...CHANNEL_PAGE, nextSubject: { from: 'list', text } },
})
/** Presses Run Once and confirms the question. */
export const runOnce = async (page: Page): Promise<void> => {
  await press('Run Once')(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Run Once (1 Credit)' }).click()
}
export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
export const ACTIVATE = 'Activate (1 Credit): Time Broke Here'
export const activate = async (page: Page): Promise<void> => {
  await press(ACTIVATE)(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Activate', exact: true }).click()
}

/** All specified texts of the template and channel screens, with the steps that make them appear. */
export const CHANNEL_TEXTS: readonly Row[] = [
  {
    at: '/app',
    texts: ['Welcome to Dayreel', 'Trending', 'Explore', 'Activate (1 Credit)', ...TEMPLATES.map(({ name }) => name)],
  },
  {
    at: '/app/automated-channels',
    texts: ['Choose Your Automated Channel Template', 'Activate (1 Credit)', ...TEMPLATES.map(({ name }) => name)],
  },
  {
    at: '/app/automated-channels',
    answers: [{ call: '**/api/users/credits', never: true }],
    when: press(ACTIVATE),
    texts: ['Still loading credit balance, please wait.'],
  },
  {
    at: '/app/automated-channels',
    answers: [{ call: '**/api/users/credits', status: 409, json: { message: 'Try later.', code: 'conflict' } }],
    when: press(ACTIVATE),
    texts: ['Could not load your credit balance: Try later.'],
  },
  {
    at: '/app/automated-channels',
    answers: [{ call: '**/api/users/credits', status: 409, json: {} }],
    when: press(ACTIVATE),
    texts: ['Could not load your credit balance'],
  },
  {
    at: '/app/automated-channels',
    when: press(ACTIVATE),
    texts: ['You need 1 credit(s) to use this template. You currently have 0.'],
  },
  {
    at: '/app/automated-channels',
    answers: [CREDITS(2)],
    when: press(ACTIVATE),
    texts: ['This will use 1 credit(s) to activate the "Time Broke Here" channel. Proceed?'],
  },
  {
    at: '/app/automated-channels',
    answers: [CREDITS(2), { call: '**/api/channels/activate', ...FAILS }],
    when: activate,
    texts: ['Error activating template: Failed to activate channel template'],
  },
  {
    at: '/app/automated-channels',
    answers: [CREDITS(2), { call: '**/api/channels/activate', status: 201, json: CHANNEL }, MINE()],
    when: activate,
    texts: ['Successfully activated Night Desk!', 'My Automated Channels'],
  },
  {
    at: '/app/automated-channels',
    answers: [{ call: '**/customize', ...FAILS }],
    when: async (page) => {
      await press('Customize: Time Broke Here')(page)
      await page.getByRole('dialog').getByRole('textbox').fill('in a harbour town')
      await press('Customize Template')(page)
    },
    texts: ['17 / 200', 'Customize Template', 'Failed to customize template. Please try again.'],
  },
  { at: '/app/my-channels', texts: ["You haven't activated any automated channels yet.", 'Explore Channel Templates'] },
  {
    at: '/app/my-channels',
    answers: [MINE()],
    texts: [
      'My Automated Channels',
      'Night Desk',
      'Activated',
      'Last Run',
      'Never',
      'Enabled',
      'Configure',
      'Run Once',
    ],
  },
  {
    at: '/app/my-channels',
    answers: [MINE({ isActive: false })],
    when: (page) => page.getByRole('button', { name: 'Run Once' }).hover(),
    texts: ['Disabled', 'Channel must be enabled to run'],
  },
  {
    at: '/app/my-channels',
    answers: [{ call: '**/api/channels/my-channels', status: 409, json: {} }],
    texts: ['Failed to load your channels'],
  },
  {
    at: '/app/my-channels',
    answers: [MINE(), { call: '**/toggle', ...FAILS }],
    when: (page) => page.getByRole('switch').click(),
    texts: ['Failed to toggle channel', 'Enabled'],
  },
  {
    at: '/app/my-channels',
    answers: [MINE(), CREDITS(2), NEXT('Why do we dream?')],
    when: press('Run Once'),
    texts: ['Run “Night Desk” once', 'Next subject: Why do we dream?', 'It costs 1 credit. You have 2.'],
  },
  {
    at: '/app/my-channels',
    answers: [MINE(), CREDITS(2), { call: `**/api/channels/${ID}`, json: CHANNEL_PAGE }],
    when: press('Run Once'),
    texts: ['This channel has used all its subjects.', 'Add subjects'],
  },
  {
    at: '/app/my-channels',
    answers: [MINE(), CREDITS(2), NEXT('Why do we dream?'), { call: '**/run-once', ...FAILS }],
    when: runOnce,
    texts: ['Failed to initiate run for channel'],
  },
  {
    at: TEMPLATE,
    texts: [
      'Customize & Activate "Time Broke Here" Channel',
      'Activate Channel (1 Credit)',
      'Image Prompt:',
      'Text Prompt:',
      'Enhance',
      'Duration',
      'Preset style',
      'Quality',
      'Voice',
      'music',
      'Custom notes',
      'Go to My Connections',
      'Preferred daily run time',
      'Clear',
      'Customize',
    ],
  },
  {
    at: TEMPLATE,
    when: press('Activate Channel (1 Credit)'),
    texts: ['You need 1 credit(s) to activate this template. You currently have 0.'],
  },
  {
    at: TEMPLATE,
    answers: [
      CREDITS(1),
      { call: '**/api/channels/activate', status: 409, json: { message: 'You have 200 channels.', code: 'conflict' } },
    ],
    when: async (page) => {
      await press('Activate Channel (1 Credit)')(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Activate', exact: true }).click()
    },
    texts: ['Operation failed: You have 200 channels.'],
  },
  {
    at: TEMPLATE,
    when: async (page) => {
      await page.getByLabel('Name', { exact: true }).fill('')
      await press('Activate Channel (1 Credit)')(page)
    },
    texts: ['Submission failed: Channel name cannot be empty.'],
  },
  {
    at: TEMPLATE,
    when: async (page) => {
      await page.getByLabel('Prompts').fill('')
      await press('Enhance')(page)
    },
    texts: ['Please enter an image or text prompt to enhance.'],
  },
  {
    at: TEMPLATE,
    answers: [{ call: '**/enhance-prompt', ...FAILS }],
    when: press('Enhance'),
    texts: ['Failed to enhance prompt.'],
  },
  {
    at: TEMPLATE,
    answers: [{ call: '**/api/connections', status: 409, json: {} }],
    texts: ['Error: Your connections couldn’t be loaded.'],
  },
  {
    at: TEMPLATE,
    answers: [
      {
        call: '**/api/connections',
        json: [UNNAMED_CONNECTION],
      },
    ],
    texts: ['Unnamed Channel (UC1234...)'],
  },
  {
    at: TEMPLATE,
    answers: [{ call: '**/defaults', status: 409, json: {} }],
    texts: ['Failed to load channel configuration: Failed to fetch default configuration for template time-broke-here'],
  },
  { at: TEMPLATE, answers: [{ call: '**/defaults', json: {} }], texts: ['Could not load configuration data.'] },
  { at: '/app/configure-template', texts: ['Template ID is missing.'] },
  { at: '/app/configure-channel', texts: ['Channel ID is missing.'] },
  {
    at: CONFIG,
    answers: [{ call: '**/config', status: 409, json: {} }],
    texts: [
      'Configure Channel (0f9619...)',
      `Failed to load channel configuration: Failed to fetch configuration for channel ${ID}`,
    ],
  },
]
