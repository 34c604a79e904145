export const PHOTOS_UNAVAILABLE = 'The source of photographs does not answer. Try again in a few minutes.'
