const CONNECTED = '40'
const [PING, PONG] = ['2', '3']
/** The server allows this many sockets per account. */
export const SOCKETS_PER_ACCOUNT = 20

/**
 * Opens one live connection, as a tab of the app does. It speaks the protocol of Socket.IO itself, so that the client's
 * own memory and work stay small.
 *
 * @returns a function that closes it.
 * @throws {Error} if the server refuses it.
 */
export async function openSocket(url: string, token: string): Promise<() => void> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  socket.addEventListener('message', ({ data }) => {
    const packet = String(data)
    if (packet.startsWith('0')) socket.send(`${CONNECTED}${JSON.stringify({ token })}`)
    else if (packet === PING) socket.send(PONG)
    else if (packet.startsWith(CONNECTED)) resolve()
    else if (packet.startsWith('44')) reject(new Error(`The server refused a socket: ${packet}`))
  })
  socket.addEventListener('close', () => reject(new Error('The server closed a socket.')))
  await promise
  return () => socket.close()
}
