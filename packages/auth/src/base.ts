// The door for whoever serves no sign-in: what is behind it loads neither routes nor what they check passwords and codes with.
export { migrateAuth } from './db/migrate.ts'
export { escapeHtml } from './wire/escape-html.ts'
export { isLoopback } from './wire/is-loopback.ts'
