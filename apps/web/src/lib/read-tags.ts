/** Parses typed tags: words between commas or spaces, with or without #. */
export function readTags(typed: string): string[] {
  return typed
    .split(/[,\n]|\s(?=#)/)
    .map((tag) => tag.trim().replace(/^#+/, ''))
    .filter((tag) => tag !== '')
}
