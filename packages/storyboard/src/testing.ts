export { describeWriter } from './test/describe-writer.ts'
