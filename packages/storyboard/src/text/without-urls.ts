/** A URL, or a host name with a path or a common top-level domain. */
const URLS =
  /(?<!\S)(?:(?:[a-z]{2,12}:\/\/|www\.)\S+|[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}(?:\/\S*|(?<=\.(?:com|net|org))))(?!\S)/giu

/** Removes the URLs of a text. The words in a URL do not count as words of the text. */
export function withoutUrls(text: string): string {
  return text.replace(URLS, ' ')
}
