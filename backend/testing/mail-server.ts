import { type AddressInfo, createServer, type Socket } from 'node:net'

const usual = { EHLO: '250-test\r\n250 AUTH PLAIN', DATA: '354 go on', '.': '250 kept' }

/**
 * A mail server that takes letters and remembers what was said. `answers` are what it says instead of agreeing, by the command
 * (`RCPT`, `AUTH`, or `.` for the letter's end); it hangs up where the answer is null.
 */
export function mailServer(answers: Readonly<Record<string, string | null>> = {}) {
  let said = ''
  const say = (socket: Socket, command: string) => {
    const answer =
      ({ ...usual, ...answers } as typeof answers)[command] ??
      (command in answers ? null : '250 ok')
    if (answer === null) socket.destroy()
    else socket.write(`${answer}\r\n`)
  }
  const sockets: Socket[] = []
  const talk = (socket: Socket) => {
    sockets.push(socket)
    let isLetter = false
    socket.on('error', () => {})
    socket.write('220 test\r\n')
    socket.on('data', (bytes) => {
      const text = bytes.toString()
      said += text
      if (isLetter) {
        if (!text.endsWith('\r\n.\r\n')) return
        isLetter = false
        return say(socket, '.')
      }
      isLetter = text.startsWith('DATA')
      say(socket, text.slice(0, 4))
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
