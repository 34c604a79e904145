export const PIXABAY_FILES = ['https://pixabay.com', 'https://cdn.pixabay.com']

/** Returns the id at the end of the address of a page: `…/videos/id-27669/` is `27669`. */
export function idOfPage(url: string): string | undefined {
  return /(?<!\d)\d+(?=\/?$)/u.exec(URL.parse(url)?.pathname ?? '')?.[0]
}
