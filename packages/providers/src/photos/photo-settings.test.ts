import { expect, test } from 'vitest'
import { readPhotoSettings } from './photo-settings.ts'

test('reads each service that is set, with the stand-in', () => {
  const env = { PHOTOS: 'free', OPERATOR_EMAIL: 'host@example.com', PEXELS_API_KEY: ' k1 ', PIXABAY_API_KEY: 'k2' }
  expect(readPhotoSettings(env).photos.services).toEqual([
    { service: 'free-photos', contact: 'host@example.com' },
    { service: 'pexels', key: 'k1' },
    { service: 'pixabay', key: 'k2' },
  ])
  const address = 'http://127.0.0.1:8080'
  expect(readPhotoSettings({ PHOTOS_URL: address }).photos).toEqual({ services: [], address })
})

test.each([
  [{ PHOTOS: 'all' }, 'PHOTOS must be free'],
  [{ PHOTOS: 'free' }, 'PHOTOS_CONTACT is missing'],
  [{ PEXELS_API_KEY: 'a b' }, 'PEXELS_API_KEY has characters'],
  [{ PHOTOS_URL: 'ftp://x' }, 'PHOTOS_URL must be like'],
])('%o is a fault: %s', (env, fault) => {
  const { photos, faults } = readPhotoSettings(env)
  expect([photos.services, faults]).toEqual([[], [expect.stringContaining(fault)]])
})
