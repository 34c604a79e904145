export { connect } from './db/connect.ts'
export { findEmbeddedPostgres } from './db/embedded-postgres.ts'
export { setClock } from './test/set-clock.ts'
export { soakPosts } from './test/soak-posts.ts'
