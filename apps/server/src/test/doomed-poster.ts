import { createLog } from '#lib/create-log.ts'
import { readConfig } from '#config'
import { createServices } from '../create-services.ts'
import { deliverPosts } from '../features/posts/deliver-posts.ts'

/** A worker that delivers posts, to be killed at any moment. What it logs goes to standard output. */
// Whoever started it may be killed too: nobody is left then who would end it.
process.once('disconnect', () => process.exit())
const config = readConfig(process.env, 'together')
const log = createLog({ level: 'debug', name: 'poster' })
const { services } = await createServices({ config, databaseUrl: process.env.DATABASE_URL!, log })
deliverPosts(services)
process.send?.('ready')
