import { ACTIVATE, activate, CREDITS, MINE, press, type Answer, type Row } from './channel-texts.ts'
import { GENERATOR, IDEAS, NO_PICTURE, save } from './generator-texts.ts'

const MESSAGE = 'You have no credits left. The pricing page says what more costs.'
const GALLERY = '/app/automated-channels'
const unpaid = (call: string): Answer => ({ call, status: 402, json: { code: 'out_of_credits', message: MESSAGE } })

/** Where channels want credits that are not there, and what is said then. */
export const WANTING_CREDITS: readonly Row[] = [
  { at: GALLERY, answers: [CREDITS(0)], when: press(ACTIVATE), texts: ['You currently have 0.'] },
  {
    at: GALLERY,
    answers: [CREDITS(2), unpaid('**/api/channels/activate')],
    when: activate,
    texts: [`Error activating template: ${MESSAGE}`],
  },
  {
    at: '/app/my-channels',
    answers: [MINE(), unpaid('**/run-once')],
    async when(page) {
      await press('Run Once')(page)
      await page.getByText(MESSAGE).waitFor()
      // Whether the pointer that rests there shows what it costs depends on the moment the answer came.
      await page.mouse.move(0, 0)
      await page.getByRole('button', { name: 'Run Once' }).hover()
    },
    texts: [MESSAGE, 'Makes a video now, for 1 credit'],
  },
  {
    at: GENERATOR,
    answers: [IDEAS, NO_PICTURE, unpaid('**/save-generated')],
    when: save('Tuesdays'),
    texts: [MESSAGE],
  },
]
