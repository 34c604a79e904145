// The door for whoever only reads which model is configured: what is behind it loads nothing that asks one.
export { readTextSettings, type TextPrices, type TextSource } from './text/read-text-settings.ts'
