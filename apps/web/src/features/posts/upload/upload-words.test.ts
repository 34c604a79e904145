import { expect, test } from 'vitest'
import { endingOf, formOf, missingIn, type UploadFields } from './upload-words.ts'

const MISSING = 'Please select a video file, choose a channel, and enter a title.'
const FIELDS: UploadFields = {
  video: new File(['video'], 'holiday.mp4', { type: 'video/mp4' }),
  channelId: 'a',
  title: ' Holiday ',
  description: '',
  privacyStatus: 'private',
}

test.each([{ video: null }, { channelId: '' }, { title: ' ' }])('rejects an upload without %j', (lack) => {
  expect(missingIn({ ...FIELDS, ...lack })).toBe(MISSING)
  expect(missingIn(FIELDS)).toBeUndefined()
})

test('the file follows the fields that describe it', () => {
  expect([...formOf(FIELDS).keys()]).toEqual(['channelId', 'title', 'description', 'privacyStatus', 'video'])
  expect(formOf(FIELDS).get('title')).toBe('Holiday')
})

test('the final text is the same for an awaited response and a followed post', () => {
  expect(endingOf({ status: 'live', message: null, remoteId: 'abc' })).toEqual({
    kind: 'success',
    text: 'Upload successful! Video ID: abc',
  })
  expect(endingOf({ status: 'failed', message: 'Too long.', remoteId: null }).text).toBe('Upload failed: Too long.')
  expect(endingOf({ status: 'failed', message: 'Rejected.', remoteId: 'abc' }).kind).toBe('problem')
  expect(endingOf({ status: 'uncertain', message: null, remoteId: null }).text).toMatch(/^Upload failed: We don’t know/)
})
