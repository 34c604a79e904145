import type { Board, BoardItem } from '@dayreel/storyboard'
import { hasIcon } from '../icons/icon-index.ts'

/**
 * Replaces pictures that the cast does not have with words. An old or edited board therefore still makes a video after
 * a library has lost an icon.
 */
export function withKnownIcons(board: Board): Board {
  return { ...board, items: board.items.map(withKnownIcon) }
}

function withKnownIcon(item: BoardItem): BoardItem {
  if ((item.kind !== 'icon' && item.kind !== 'silhouette') || hasIcon(item.icon)) return item
  const { icon, label, kind: _, ...others } = item
  return { ...others, kind: 'word', text: label ?? icon.replace(/^[a-z]+:/u, '').replaceAll('-', ' ') }
}
