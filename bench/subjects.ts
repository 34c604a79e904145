/** Subjects that the built-in writer knows, with different places, objects and times of day. */
export const SUBJECTS = [
  'What if the moon came closer every night?',
  'The last lighthouse keeper',
  'The last library on earth',
  'Letters from the war',
  'The first railways',
  'A desert at night',
  'The sea in winter',
  'Why bees dance',
  'Why the sea is salty',
] as const

/** A subject that a board explains. */
export const BOARD_SUBJECT = 'How volcanoes work'

/** A script of a few seconds that is spoken word for word, for trials in which a whole video would take too long. */
export const SHORT_SCRIPT =
  'The harbour was empty before sunrise. A single lantern moved along the wall. Then the tide brought back the old boat.'
