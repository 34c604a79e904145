import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** The inbox of all phones. It receives the server's text messages and returns all of them, oldest first. */
const texts: unknown[] = []

createServer(async (request, response) => {
  if (request.method === 'POST') texts.push(JSON.parse(await text(request)))
  response.setHeader('content-type', 'application/json').end(JSON.stringify(texts))
}).listen(Number(process.env['PORT']), '127.0.0.1')
