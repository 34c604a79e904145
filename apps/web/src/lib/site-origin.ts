/** A placeholder in the built pages that the server replaces with SITE_URL. */
const SITE_ORIGIN_PLACE = 'https://site-url.invalid'

/** The site's origin, for absolute URLs. In a browser, it is read from the loaded page. */
export const siteOrigin = import.meta.env.SSR ? SITE_ORIGIN_PLACE : originOfPage()

function originOfPage(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return canonical === null ? window.location.origin : new URL(canonical.href).origin
}
