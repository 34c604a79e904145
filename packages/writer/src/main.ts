export { createReader } from './create-reader.ts'
export { createWriter } from './create-writer.ts'
