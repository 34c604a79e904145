import { ACTIVATE, activate, CREDITS, MINE, NEXT, press, runOnce, type Answer, type Row } from './channel-texts.ts'
import { GENERATOR, IDEAS, NO_PICTURE, save } from './generator-texts.ts'

const MESSAGE = 'You have no credits left. See the pricing page for more.'
const GALLERY = '/app/automated-channels'
const unpaid = (call: string): Answer => ({ call, status: 402, json: { code: 'out_of_credits', message: MESSAGE } })

/** Screens on which channels lack credits, with their texts. */
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
    answers: [MINE(), CREDITS(0), NEXT('Why do we dream?')],
    when: press('Run Once'),
    texts: ['You need 1 credit(s) to run this channel. You currently have 0.', 'Get more credits'],
  },
  {
    at: '/app/my-channels',
    answers: [MINE(), CREDITS(2), NEXT('Why do we dream?'), unpaid('**/run-once')],
    when: runOnce,
    texts: [MESSAGE, 'Get more credits'],
  },
  {
    at: GENERATOR,
    answers: [IDEAS, NO_PICTURE, unpaid('**/save-generated')],
    when: save('Tuesdays'),
    texts: [MESSAGE],
  },
]
