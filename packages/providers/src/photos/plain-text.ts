const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }
const MAX_CHARACTERS = 90

/** Returns the text of a short piece of HTML in one line. */
export function plainText(html: string, maxCharacters = MAX_CHARACTERS): string {
  const text = html
    .replaceAll(/<[^<>]*>/gu, ' ')
    .replaceAll(/&([a-z]{2,5}|#39);/giu, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .toWellFormed()
  return text.length <= maxCharacters
    ? text
    : `${text
        .slice(0, maxCharacters - 1)
        .toWellFormed()
        .trim()}…`
}
