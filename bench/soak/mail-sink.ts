import { createServer, type AddressInfo } from 'node:net'

/** Starts a mail server that accepts all mail and stores only the recipients. */
export async function startMailSink(): Promise<{ url: string; received: ReadonlySet<string>; close: () => void }> {
  const received = new Set<string>()
  const server = createServer((socket) => {
    let isMessage = false
    let rest = ''
    socket.setEncoding('utf8').on('error', () => undefined)
    socket.on('data', (text: string) => {
      const lines = (rest + text).split('\r\n')
      rest = lines.pop()!
      for (const line of lines) {
        if (isMessage) {
          if (line !== '.') continue
          isMessage = false
          socket.write('250 taken\r\n')
        } else if (/^DATA/i.test(line)) {
          isMessage = true
          socket.write('354 go on\r\n')
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else {
          const address = /^RCPT TO:<(.+?)>/i.exec(line)?.[1]
          if (address !== undefined) received.add(address)
          socket.write('250 ok\r\n')
        }
      }
    })
    socket.write('220 sink\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => server.close() }
}
