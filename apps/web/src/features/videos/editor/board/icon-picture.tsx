import { useQuery } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { Icon } from '#ui/icon.tsx'
import type { BoardItem } from './board-edits.ts'
import styles from './board-editor.module.css'

/** A small picture of an item. The name beside it says the same. */
export function IconPicture({ item }: { item: BoardItem }) {
  const icon = item.kind === 'icon' || item.kind === 'silhouette' ? item.icon : undefined
  const { data } = useQuery({
    queryKey: ['icon', icon],
    queryFn: ({ signal }) => server.drawIcons({ body: { icons: [icon!] } }, { signal }),
    enabled: icon !== undefined,
    staleTime: Infinity,
  })
  const image = icon === undefined ? undefined : data?.images[icon]
  return (
    <span className={styles.tile} data-tint={item.tint}>
      {image === undefined ? (
        <Icon name={item.kind === 'print' || icon !== undefined ? 'picture' : 'captions'} size={18} />
      ) : (
        <img src={image} alt="" />
      )}
    </span>
  )
}
