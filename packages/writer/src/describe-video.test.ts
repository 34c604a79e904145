import { expect, test } from 'vitest'
import { createRandom } from '@dayreel/storyboard/base'
import { describeSubject } from './describe-video.ts'
import { frameworkOf } from './story-files/read-stories.ts'
import { readSubject } from './read-subject.ts'

const describe = (text: string): ReturnType<typeof describeSubject> =>
  describeSubject(readSubject(text), frameworkOf('general'), createRandom('title'))

test('tips are not called fiction', () => {
  expect(describe('5 habits of calm people').description).not.toMatch(/fiction|story/iu)
})
