export { createPasswords } from './auth/service/tokens/passwords.ts'
export { Switches } from './auth/service/switches.ts'
export { connect } from './db/connect.ts'
export { findEmbeddedPostgres } from './db/embedded-postgres.ts'
