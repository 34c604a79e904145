export const PHOTOS_UNAVAILABLE = 'The source of photographs and clips does not answer. Try again in a few minutes.'
