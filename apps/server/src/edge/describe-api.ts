import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { docsPage, DOCS_POLICY, type ApiDescription } from './docs-page.ts'

/** Describes the API as OpenAPI 3.1 and as a page. Register it before the routes that it describes. */
export async function describeApi(app: FastifyInstance, siteUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Dayreel',
        version: '1',
        description:
          'Each error response has a message for people, a code for programs and a matching status. ' +
          'Calls that need an account take an access token. The auth service under /auth/v1 issues it and speaks the GoTrue protocol.',
      },
      servers: [{ url: siteUrl }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  let page: string | undefined
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= docsPage(app.swagger() as unknown as ApiDescription)
    return reply.header('content-security-policy', DOCS_POLICY).type('text/html; charset=utf-8').send(page)
  })
}
