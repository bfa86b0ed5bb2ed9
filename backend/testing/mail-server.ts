import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A mail server that takes letters and remembers what was said. */
export function mailServer() {
  let said = ''
  const sockets: Socket[] = []
  const talk = (socket: Socket) => {
    sockets.push(socket)
    let isLetter = false
    socket.write('220 test\r\n')
    socket.on('data', (bytes) => {
      const text = bytes.toString()
      said += text
      if (isLetter) {
        if (!text.endsWith('\r\n.\r\n')) return
        isLetter = false
        return void socket.write('250 kept\r\n')
      }
      isLetter = text.startsWith('DATA')
      socket.write(isLetter ? '354 go on\r\n' : '250 ok\r\n')
    })
  }
  const server = createServer(talk)
  return new Promise<{ url: string; said: () => string; stop: () => void }>((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
        said: () => said,
        stop: () => {
          for (const socket of sockets) socket.destroy()
          server.close()
        },
      }),
    ),
  )
}
