import type { Channel } from '@dayreel/contract'

/** A channel, and its place in the whole list. */
type Placed<Named> = { channel: Named; index: number }

/**
 * The channels whose name or template has every word of a search, in any case, with accents or without.
 *
 * @returns each with its place among all, so that its picture does not change with what is searched for.
 */
export function findChannels<Named extends Pick<Channel, 'name' | 'templateName'>>(
  channels: readonly Named[],
  search: string,
): Placed<Named>[] {
  const words = plain(search).split(/\s+/)
  return channels
    .map((channel, index) => ({ channel, index }))
    .filter(({ channel: { name, templateName } }) => {
      const told = plain(`${name} ${templateName}`)
      return words.every((word) => told.includes(word))
    })
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
