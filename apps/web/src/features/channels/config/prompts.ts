/** The prefixes of the two prompts in the prompts field. */
export const IMAGE_PREFIX = 'Image Prompt:'
export const TEXT_PREFIX = 'Text Prompt:'

export type Prompts = {
  imagePrompt: string
  textPrompt: string
}

/** Returns both prompts in the format of the prompts field, one below the other. */
export function writePrompts({ imagePrompt, textPrompt }: Prompts): string {
  return `${IMAGE_PREFIX} ${imagePrompt}\n${TEXT_PREFIX} ${textPrompt}`
}

/**
 * Splits the field's text into the two prompts by the prefixes. A line without a prefix continues the prompt above it.
 *
 * @returns the prompts, and as `stray` the text before the first prefix, which belongs to neither prompt.
 */
export function readPrompts(text: string): Prompts & { stray: string } {
  const found = { imagePrompt: [] as string[], textPrompt: [] as string[], stray: [] as string[] }
  let part: keyof typeof found = 'stray'
  for (const line of text.split('\n')) {
    const begun = beginningOf(line)
    part = begun?.part ?? part
    found[part].push(begun?.rest ?? line)
  }
  return {
    imagePrompt: found.imagePrompt.join('\n').trim(),
    textPrompt: found.textPrompt.join('\n').trim(),
    stray: found.stray.join('\n').trim(),
  }
}

function beginningOf(line: string): { part: keyof Prompts; rest: string } | undefined {
  const text = line.trimStart()
  if (startsWith(text, IMAGE_PREFIX)) return { part: 'imagePrompt', rest: text.slice(IMAGE_PREFIX.length) }
  if (startsWith(text, TEXT_PREFIX)) return { part: 'textPrompt', rest: text.slice(TEXT_PREFIX.length) }
  return undefined
}

function startsWith(text: string, prefix: string): boolean {
  return text.slice(0, prefix.length).toLowerCase() === prefix.toLowerCase()
}
