import { CHOICE_LABELS, findUnoffered } from '@dayreel/storyboard/schema'
import type { Db } from '#db/connect.ts'
import type { Services } from '#services'
import type { FoundChannel } from './find-channel.ts'

/** Returns why a channel cannot make a video with its stored choices, or undefined if all choices are still offered. */
export async function findGoneChoice(
  { speakers }: Pick<Services, 'speakers'>,
  db: Db,
  { channel, config }: FoundChannel,
): Promise<{ reason: 'choice-gone'; message: string } | undefined> {
  const { offers } = await speakers(channel.accountId, { db })
  const gone = findUnoffered({ ...config.choices, template: channel.templateId }, offers)
  if (gone === undefined) return undefined
  const label = CHOICE_LABELS[gone.option]
  return {
    reason: 'choice-gone',
    message: `The ${label} of this channel is no longer available. Nothing was charged. Choose another one in its configuration.`,
  }
}
