import type { FastifyReply } from 'fastify'

/** Closes the connection after half of an answer, or without any answer. */
export function dropConnection(reply: FastifyReply, body: string | Buffer): FastifyReply {
  reply.hijack()
  const { raw } = reply
  if (body.length === 0) {
    raw.destroy()
    return reply
  }
  const bytes = Buffer.from(body)
  raw.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': bytes.length })
  raw.write(bytes.subarray(0, bytes.length >> 1), () => raw.destroy())
  return reply
}
