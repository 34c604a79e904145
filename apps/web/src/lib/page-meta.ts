import type { MetaDescriptor } from 'react-router'

type PageMeta = { title: string; description?: string; isIndexed?: boolean }

/** Title, description, and whether search engines are welcome. */
export function pageMeta({ title, description, isIndexed = true }: PageMeta): MetaDescriptor[] {
  return [
    { title: title === 'Dayreel' ? title : `${title} – Dayreel` },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}
