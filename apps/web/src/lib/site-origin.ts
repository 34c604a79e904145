/** Stands in the built pages where the server puts its SITE_URL. */
const SITE_ORIGIN_PLACE = 'https://site-url.invalid'

/** Where the site lives, for addresses that have to be whole. In a browser the page that was loaded says it. */
export const siteOrigin = import.meta.env.SSR ? SITE_ORIGIN_PLACE : originOfPage()

function originOfPage(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return canonical === null ? window.location.origin : new URL(canonical.href).origin
}
