import { describeWordsWriter } from './test/describe-words-writer.ts'

describeWordsWriter('openai-compatible')
