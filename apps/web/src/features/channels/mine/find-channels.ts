import type { Channel } from '@dayreel/contract'

/** A channel with its position in the full list. */
type Placed<Named> = { channel: Named; index: number }

/**
 * Finds the channels whose name or template contains every word of a search. Case and accents are ignored.
 *
 * @returns each channel with its position in the full list, so that the search does not change its picture.
 */
export function findChannels<Named extends Pick<Channel, 'name' | 'templateName'>>(
  channels: readonly Named[],
  search: string,
): Placed<Named>[] {
  const words = plain(search).split(/\s+/)
  return channels
    .map((channel, index) => ({ channel, index }))
    .filter(({ channel: { name, templateName } }) => {
      const channelText = plain(`${name} ${templateName}`)
      return words.every((word) => channelText.includes(word))
    })
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
