import { once } from 'node:events'
import { connect } from 'node:net'

export const median = (values) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]

const requestOf = (port, path) =>
  Buffer.from(
    [
      `GET ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
      'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'Accept-Encoding: gzip, deflate, br, zstd',
      'Accept-Language: vi-VN,vi;q=0.9',
      'Cookie: hien-sach-session=0123456789abcdef',
      '',
      '',
    ].join('\r\n'),
  )

/** Every answer of one target is as long as the first. */
async function lengthOf(port, request) {
  const socket = connect(port, '127.0.0.1')
  socket.write(request)
  let text = ''
  for await (const chunk of socket) {
    text += chunk.toString('latin1')
    const end = text.indexOf('\r\n\r\n')
    if (end === -1) continue
    const [, length] = /content-length: (\d+)/i.exec(text) ?? []
    socket.destroy()
    return end + 4 + Number(length)
  }
}

/** Asks over and over on kept connections, one question at a time on each. */
export async function pressOn({ port, path, connections, seconds }) {
  const request = requestOf(port, path)
  const length = await lengthOf(port, request)
  const times = []
  const deadline = performance.now() + seconds * 1000
  const run = async () => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let begun = performance.now()
    let missing = length
    socket.write(request)
    socket.on('data', (chunk) => {
      missing -= chunk.length
      if (missing > 0) return
      const now = performance.now()
      times.push(now - begun)
      if (now > deadline) return socket.destroy()
      missing = length
      begun = now
      socket.write(request)
    })
    await once(socket, 'close')
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: connections }, run))
  const elapsed = (performance.now() - begun) / 1000
  times.sort((one, other) => one - other)
  const at = (share) => times[Math.floor(times.length * share)]
  return { count: times.length, rate: times.length / elapsed, p50: at(0.5), p99: at(0.99) }
}
