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
  { at: '/app/my-channels', answers: [MINE(), unpaid('**/run-once')], when: press('Run Once'), texts: [MESSAGE] },
  {
    at: GENERATOR,
    answers: [IDEAS, NO_PICTURE, unpaid('**/save-generated')],
    when: save('Tuesdays'),
    texts: [MESSAGE],
  },
]
