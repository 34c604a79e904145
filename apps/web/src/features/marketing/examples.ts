/** Videos that the home page shows: the line each was made from, word for word, and the name of its clip. */
export const EXAMPLES = [
  { name: 'lake', line: 'A child rows a boat across the lake at night, and the stars row along.' },
  { name: 'moon', line: 'On the moon an astronaut looks back at the earth, and waves.' },
  { name: 'lighthouse', line: 'The last lighthouse stands in the storm, and its lamp still turns.' },
  { name: 'jellyfish', line: 'Deep under the sea a jellyfish glows, and a diver follows it down.' },
  { name: 'campfire', line: 'An old man sits at a campfire in the desert, under a sky full of stars.' },
] as const
