import type { MetaDescriptor } from 'react-router'
import { siteOrigin } from './site-origin.ts'

type PageMeta = {
  title: string
  description?: string
  /** Canonical path of a page that search engines and shared links point to. */
  path?: string
  /** Name of the link preview image in public/share. */
  picture?: string
  isIndexed?: boolean
}

/** Returns a page's metadata for browsers, search engines and link previews. */
export function pageMeta({
  title,
  description,
  path,
  picture,
  isIndexed = path !== undefined,
}: PageMeta): MetaDescriptor[] {
  const whole = title.includes('Dayreel') ? title : `${title} – Dayreel`
  return [
    { title: whole },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(path === undefined ? [] : linkMeta(whole, description ?? '', `${siteOrigin}${path}`, picture ?? 'home')),
  ]
}

function linkMeta(title: string, description: string, url: string, picture: string): MetaDescriptor[] {
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Dayreel',
    'og:locale': 'en_US',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': `${siteOrigin}/share/${picture}.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' }, // Title, description and picture come from the tags above.
  ]
}
