import type { BoardItem } from './board-edits.ts'

/** Returns what an item shows, for lists and screen readers. */
export function itemName(item: BoardItem): string {
  if (item.kind === 'icon' || item.kind === 'silhouette')
    return item.icon.slice(item.icon.indexOf(':') + 1).replaceAll('-', ' ')
  if (item.kind === 'print') return item.picture === undefined ? 'picture of the scene' : 'your picture or clip'
  return `“${item.text}”`
}
