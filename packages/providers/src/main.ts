export { ProviderError } from './provider-error.ts'
export { createPatientWriter } from './text/create-patient-writer.ts'
export { createWordsWriter, type ModelWriter } from './text/create-words-writer.ts'
export { type AnswerForm, findTextSettingsFaults, type TextProvider, type TextSettings } from './text/text-settings.ts'
