export { ProviderError, type ProviderErrorKind } from './provider-error.ts'
export { createWordsWriter } from './text/create-words-writer.ts'
export { type AnswerForm, findTextSettingsFaults, type TextProvider, type TextSettings } from './text/text-settings.ts'
export type {
  CheckName,
  Meter,
  ModelCall,
  ScriptRequest,
  SheetEntry,
  SubjectRequest,
  Usage,
  Words,
  WordsFault,
  WordsScene,
  WordsWriter,
  WriteOptions,
} from './text/words-writer.ts'
