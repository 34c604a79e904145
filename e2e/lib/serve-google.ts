import { createSandboxGoogle } from '@dayreel/sandbox'

/** Stands in for Google while the journeys run. */
await createSandboxGoogle({ port: Number(process.env['PORT']), clientId: 'e2e', clientSecret: 'e2e-secret' })
