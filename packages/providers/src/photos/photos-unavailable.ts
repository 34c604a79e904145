export const PHOTOS_UNAVAILABLE = 'The source does not answer. Try again in a few minutes.'
