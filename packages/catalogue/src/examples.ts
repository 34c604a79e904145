/** Subjects for explanatory videos of the built-in writer, which show boards if the look is automatic. */
export const EXPLAINED_SUBJECTS = [
  'Why flamingos are pink',
  'Why bees dance',
  'Why birds sing',
  'How birds find their way home',
  'How rainbows form',
  'Why the moon changes shape',
  'Why the sea is salty',
] as const
