import { describeWriter } from '@dayreel/storyboard/testing'
import { createWriter } from './create-writer.ts'

describeWriter('built in', createWriter)
