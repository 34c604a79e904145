/** The value of `VideoChoices.pictures` for pictures that are drawn. */
export const DRAWN = 'drawn'

/** Where the pictures of a video come from. A site offers only those that its operator allows. */
export const PICTURE_SOURCES = [
  { id: DRAWN, name: 'Drawn' },
  { id: 'free-photos', name: 'Free photographs' },
] as const
