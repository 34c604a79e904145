import { describeIllustrator } from '@dayreel/storyboard/testing'
import { afterAll } from 'vitest'
import { createIllustrator } from './illustrator.ts'

const illustrator = createIllustrator()
afterAll(() => illustrator.close())

describeIllustrator('The built-in illustrator', () => illustrator)
