import { createLog } from '#log/create-log.ts'
import { readConfig } from '#config'
import { createServices } from '#compose/create-services.ts'
import { poll } from '#jobs/poll.ts'
import { deliverPosts } from '#posts/deliver-posts.ts'

/** A worker that delivers posts and may be killed at any moment. It writes its log to standard output. */
// This process ends itself if its parent is killed.
process.once('disconnect', () => process.exit())
const config = readConfig(process.env, 'together')
const log = createLog({ level: 'debug', name: 'poster' })
const { services } = await createServices({ config, databaseUrl: process.env.DATABASE_URL!, log })
poll(deliverPosts(services), services)
process.send?.('ready')
