/** A correction of an answer, without the number of affected scenes. */
type Repair = keyof typeof SENTENCES

const scenes = (count: number): string => (count === 1 ? '1 scene' : `${count} scenes`)

/** The corrections in sentences for users. Notes appear in the order of these entries. */
const SENTENCES = {
  'cut-off': () => 'The answer stops in the middle. We used everything up to that point, so the ending may be missing.',
  'plain-text': () => 'The answer was plain text, so the scenes were read from its lines.',
  'mended-json': () => 'Mistakes in the form of the answer were corrected, such as commas or quotation marks.',
  'text-around': () => 'The text around the script was left out.',
  'other-drafts': () => 'The answer has several drafts. The most complete one is used.',
  characters: () => 'Characters that can’t be shown were removed.',
  hook: () => 'The answer names no hook, so its first scene is the hook.',
  'hook-again': () => 'The hook was repeated in the first scene. It is spoken once.',
  title: () => 'The answer has no title, so the subject is the title.',
  'short-title': () => 'The title was too long and was shortened.',
  formatting: (count: number) => `Formatting was removed from ${scenes(count)}.`,
  brackets: (count: number) => `Notes in brackets were removed from ${scenes(count)}, because they would be read aloud.`,
  emoji: (count: number) => `Emoji were removed from ${scenes(count)}, because they can’t be read aloud.`,
  addresses: (count: number) => `Web addresses were removed from ${scenes(count)}, because they would be read aloud.`,
  labels: (count: number) => `Labels such as “Narrator:” were removed from ${scenes(count)}.`,
  'empty-scenes': (count: number) => `${scenes(count)} without words ${count === 1 ? 'was' : 'were'} left out.`,
  'long-scenes': (count: number) => `${scenes(count)} ${count === 1 ? 'was' : 'were'} too long for one picture and ${count === 1 ? 'was' : 'were'} divided.`,
  pictures: (count: number) => `The pictures of ${scenes(count)} follow the words, because the answer describes nothing that can be seen there.`,
  boards: (count: number) => `The boards of ${scenes(count)} follow the words, because the answer describes no usable board there.`,
} as const // prettier-ignore

/** Collects the corrections of one answer. */
export type Repairs = {
  /** @param count the number of scenes that it affects. Counts of the same correction are added up. */
  add(repair: Repair, count?: number): void
  sentences(): string[]
  /** Returns a copy of the corrections, to which others can be added. */
  copy(): Repairs
}

export function createRepairs(begun: ReadonlyMap<Repair, number> = new Map()): Repairs {
  const counts = new Map(begun)
  return {
    add(repair, count = 1) {
      if (count > 0) counts.set(repair, (counts.get(repair) ?? 0) + count)
    },
    copy: () => createRepairs(counts),
    sentences: () =>
      (Object.keys(SENTENCES) as Repair[]).flatMap((repair) => {
        const count = counts.get(repair)
        return count === undefined ? [] : [SENTENCES[repair](count)]
      }),
  }
}
