import type { SiteConfig } from '@dayreel/contract'
import { expect, test } from 'vitest'
import { createApp } from '#compose/app.ts'
import { connect } from '#db/connect.ts'
import { createTestServices } from '#test/create-test-services.ts'
import { freePort } from '#test/free-port.ts'

test('without the database, pages still get the configuration, but no offers that need a model', async () => {
  const running = await createTestServices()
  const url = `postgresql://nobody@127.0.0.1:${await freePort()}/none`
  const lost = connect({ url, connections: 1, onBroken: () => undefined })
  const app = await createApp({ ...running.services, db: lost.db })
  try {
    const answer = await app.inject({ url: '/config.json' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json<SiteConfig>()).toMatchObject({
      auth: { signUp: true },
      facts: null,
      modelPlans: [],
      ownModels: false,
    })
  } finally {
    await app.close()
    await lost.close()
    await running.close()
  }
})
