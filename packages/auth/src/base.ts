// The entry point for processes that do not serve sign-in. It loads neither the routes nor the password checks.
export { AUTH_MIGRATIONS, migrateAuth } from './db/migrate.ts'
export { compareSchema, type SchemaState } from './db/schema-state.ts'
export { opensSigningKeys } from './tokens/opens-signing-keys.ts'
export { escapeHtml } from './wire/escape-html.ts'
export { isSameSecret } from './wire/is-same-secret.ts'
export { isLoopback } from './wire/is-loopback.ts'
