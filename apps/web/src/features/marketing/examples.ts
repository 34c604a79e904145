type Example = {
  /** The name of the video and of its clip in public/clips. */
  name: string
  /** The text from which the video was made. */
  line: string
  /** The caption, with the spoken word between asterisks. */
  caption: string
  /** The length, rounded. */
  seconds: number
}

/** The example videos of the site. Each was made only from its line. */
export const EXAMPLES = [
  {
    name: 'volcano',
    line: 'A volcano erupts over the sea at night. A ship sails on.',
    caption: 'A ship *sails* on',
    seconds: 6,
  },
  {
    name: 'whale',
    line: 'A whale swims over the mountains. Nobody looks up.',
    caption: 'Nobody *looks* up',
    seconds: 5,
  },
  {
    name: 'lighthouse',
    line: 'The lighthouse stands in the storm. Its lamp still turns.',
    caption: 'Its lamp *still* turns',
    seconds: 6,
  },
  {
    name: 'train',
    line: 'A train waits in the station at night. The clock above it has stopped.',
    caption: 'has *stopped*',
    seconds: 6,
  },
  {
    name: 'balloon',
    line: 'A hot air balloon drifts over the mountains at dawn. Only the wind knows where.',
    caption: 'Only the *wind* knows',
    seconds: 6,
  },
  {
    name: 'ship',
    line: 'A ship drifts through the fog at dawn. The sea is very quiet.',
    caption: 'The sea is *very* quiet',
    seconds: 6,
  },
  {
    name: 'bees',
    line: 'Bees visit 2 million flowers for one jar of honey. Then they dry it with their wings.',
    caption: '2 million *flowers*',
    seconds: 7,
  },
  {
    name: 'wolf',
    line: 'A girl walked into the forest at night. A wolf waited among the dark trees.',
    caption: 'A wolf *waited*',
    seconds: 6,
  },
] as const satisfies readonly Example[]

type ExampleName = (typeof EXAMPLES)[number]['name']

/** Returns an example for a card of the site, with its length as in a player, such as `0:07`. */
export function watched(name: ExampleName): { file: string; line: string; caption: string; length: string } {
  const { line, caption, seconds } = EXAMPLES.find((example) => example.name === name)!
  return { file: `examples/${name}`, line, caption, length: `0:${String(seconds).padStart(2, '0')}` }
}
