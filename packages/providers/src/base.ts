// The entry point for processes that only describe and choose engines. It loads no model client.
export { readAnswer, readAnswers } from './assistant/read-answer.ts'
export { writePrompt } from './assistant/write-prompt.ts'
export { BUILT_IN, choosePorts, type ChosenPorts } from './choose-ports.ts'
export { type FactsSettings, readFactsSettings } from './facts/read-facts-settings.ts'
export { createTextEngine } from './text/create-text-engine.ts'
export { findTextSettingsFaults, type TextSettings, textSourceName } from './text/text-settings.ts'
export { readTextSettings, type TextPrices, type TextSource } from './text/read-text-settings.ts'
