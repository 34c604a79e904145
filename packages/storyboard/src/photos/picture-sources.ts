/** The value of `VideoChoices.pictures` for pictures that are drawn. */
export const DRAWN = 'drawn'

/** The services with photographs and clips. The operator connects each of them once. `free-photos` needs no key. */
export const PHOTO_SERVICES = ['free-photos', 'pexels', 'pixabay'] as const
export type PhotoServiceName = (typeof PHOTO_SERVICES)[number]

export type StockKind = 'photographs' | 'clips'
type StockSource = { name: string; service: PhotoServiceName; of: StockKind }

/**
 * The searchable sources of each service. The keys are values of `VideoChoices.pictures`. A new source is an entry
 * here.
 */
const STOCK = {
  'free-photos': { name: 'Free photographs', service: 'free-photos', of: 'photographs' },
  pexels: { name: 'Pexels', service: 'pexels', of: 'photographs' },
  pixabay: { name: 'Pixabay', service: 'pixabay', of: 'photographs' },
  'pexels-videos': { name: 'Pexels videos', service: 'pexels', of: 'clips' },
  'pixabay-videos': { name: 'Pixabay videos', service: 'pixabay', of: 'clips' },
} as const satisfies Readonly<Record<string, StockSource>>
export type PhotoSourceName = keyof typeof STOCK

/** The sources of photographs and clips. */
export const PHOTO_SOURCES = Object.keys(STOCK) as [PhotoSourceName, ...PhotoSourceName[]]

export const PHOTO_SOURCE_NAMES = Object.fromEntries(
  PHOTO_SOURCES.map((source) => [source, STOCK[source].name]),
) as Readonly<Record<PhotoSourceName, string>>

/** A service has the name of its photographs. */
export const PHOTO_SERVICE_NAMES = Object.fromEntries(
  PHOTO_SERVICES.map((service) => [service, STOCK[service].name]),
) as Readonly<Record<PhotoServiceName, string>>

/** Returns the name, service and kind of a source. Undefined if it is no source of photographs or clips. */
export function stockOf(source: string): StockSource | undefined {
  return Object.hasOwn(STOCK, source) ? STOCK[source as PhotoSourceName] : undefined
}

/** Returns the sources that a connected service adds. */
export function sourcesOfService(service: PhotoServiceName): PhotoSourceName[] {
  return PHOTO_SOURCES.filter((source) => STOCK[source].service === service)
}

/** The value of `VideoChoices.pictures` for the image model that is connected. */
export const IMAGE_MODEL = 'image-model'

/** The value of `VideoChoices.pictures` for the user's own pictures and clips, which are found by names and tags. */
export const OWN_PICTURES = 'own-pictures'

/** Returns the sources of a value of `VideoChoices.pictures`, in order of preference. */
export function picturesOf(pictures: string): string[] {
  return pictures.split(',')
}

/** Where the pictures of a video come from. A site offers only those that its operator allows. */
export const PICTURE_SOURCES: readonly { id: string; name: string }[] = [
  { id: DRAWN, name: 'Drawn' },
  { id: OWN_PICTURES, name: 'Your pictures and clips' },
  { id: IMAGE_MODEL, name: 'Image model' },
  ...PHOTO_SOURCES.map((id) => ({ id, name: PHOTO_SOURCE_NAMES[id] })),
]
