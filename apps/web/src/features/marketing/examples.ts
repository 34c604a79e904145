/** Videos that the home page shows: the words each was made from, kept as they are, and the name of its clip. */
export const EXAMPLES = [
  { name: 'volcano', line: 'A volcano erupts over the sea at night. A ship sails on.' },
  { name: 'whale', line: 'A whale swims over the mountains. Nobody looks up.' },
  { name: 'lighthouse', line: 'The lighthouse stands in the storm. Its lamp still turns.' },
  { name: 'astronaut', line: 'An astronaut stands on the moon. Far away, the earth turns without him.' },
  { name: 'train', line: 'A train waits in the station at night. The clock above it has stopped.' },
] as const
