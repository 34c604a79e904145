/** Subjects that select different places, objects and times of day. */
export const SUBJECTS = [
  'What if the moon came closer every night?',
  'The lighthouse keeper who never slept',
  'A library at the bottom of the sea',
  'The last train through the desert',
  'What if every clock in the city stopped at once?',
  'The village that winter forgot',
  'A letter found behind a mirror',
  'The forest that grew in one night',
  'How the first volcano learned to whisper',
] as const

/** A subject that a board explains. */
export const BOARD_SUBJECT = 'How volcanoes work'

/** A script of a few seconds that is spoken word for word, for trials in which a whole video would take too long. */
export const SHORT_SCRIPT =
  'The harbour was empty before sunrise. A single lantern moved along the wall. Then the tide brought back the old boat.'
