/** The value of `VideoChoices.pictures` for pictures that are drawn. */
export const DRAWN = 'drawn'

/** The sources of photographs. `free-photos` needs no key. */
export const PHOTO_SOURCES = ['free-photos', 'pexels', 'pixabay'] as const
export type PhotoSourceName = (typeof PHOTO_SOURCES)[number]

export const PHOTO_SOURCE_NAMES: Readonly<Record<PhotoSourceName, string>> = {
  'free-photos': 'Free photographs',
  pexels: 'Pexels',
  pixabay: 'Pixabay',
}

/** The value of `VideoChoices.pictures` for the image model that is connected. */
export const IMAGE_MODEL = 'image-model'

/** The value of `VideoChoices.pictures` for the user's own pictures, which are found by their names and tags. */
export const OWN_PICTURES = 'own-pictures'

/** Returns the sources of a value of `VideoChoices.pictures`, in order of preference. */
export function picturesOf(pictures: string): string[] {
  return pictures.split(',')
}

/** Where the pictures of a video come from. A site offers only those that its operator allows. */
export const PICTURE_SOURCES: readonly { id: string; name: string }[] = [
  { id: DRAWN, name: 'Drawn' },
  { id: OWN_PICTURES, name: 'Your pictures' },
  { id: IMAGE_MODEL, name: 'Image model' },
  ...PHOTO_SOURCES.map((id) => ({ id, name: PHOTO_SOURCE_NAMES[id] })),
]
