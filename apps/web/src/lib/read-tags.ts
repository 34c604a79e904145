/** Parses typed tags: texts between commas, line breaks, or spaces before a #. The # is optional after a comma. */
export function readTags(typed: string): string[] {
  return typed
    .split(/[,\n]|\s(?=#)/)
    .map((tag) => tag.trim().replace(/^#+/, ''))
    .filter((tag) => tag !== '')
}
