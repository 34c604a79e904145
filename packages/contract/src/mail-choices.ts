import { MAIL_KINDS } from '@dayreel/catalogue'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const Kind = z.enum(
  MAIL_KINDS.map(({ kind }) => kind),
  'Choose one of the kinds of email.',
)
const MailChoices = z.object({
  choices: z.array(z.object({ kind: Kind, title: z.string(), isOn: z.boolean() })),
})
const tag = 'Account'
const access = 'account'

export const mailChoices = {
  listMailChoices: endpoint({
    method: 'GET',
    path: '/api/users/mails',
    summary: 'Which emails about channels the user gets',
    tag,
    access,
    answer: MailChoices,
  }),
  chooseMail: endpoint({
    method: 'PATCH',
    path: '/api/users/mails',
    summary: 'Subscribe to a kind of email, or unsubscribe from it',
    tag,
    access,
    body: z.object({ kind: Kind, isOn: z.boolean('Choose whether you want these emails.') }),
    answer: MailChoices,
  }),
}
