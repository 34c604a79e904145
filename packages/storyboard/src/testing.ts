export { describeWriter } from './test/describe-writer.ts'
export { describeNarrator } from './test/describe-narrator.ts'
export { describeIllustrator } from './test/describe-illustrator.ts'
