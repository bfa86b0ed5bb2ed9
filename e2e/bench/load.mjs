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

/** Head and body together, read from an answer's first bytes; undefined while the head is not all there. */
function lengthOf(text) {
  const end = text.indexOf('\r\n\r\n')
  if (end === -1) return
  const head = text.slice(0, end)
  const [, length] = /^HTTP\/1\.1 200 .*\ncontent-length: (\d+)/is.exec(head) ?? []
  if (length === undefined) throw new Error(head)
  return end + 4 + Number(length)
}

/** Reads answers that come one at a time. They may differ in length: the first is not packed as well as those after it. */
function answerReader(onAnswer) {
  let usual = 0
  let arrived = ''
  let missing = 0
  return (chunk) => {
    if (missing > 0) {
      missing -= chunk.length
    } else if (arrived !== '' || chunk.length !== usual) {
      // Nearly all others come whole and as long as the one before.
      arrived += chunk.toString('latin1')
      const length = lengthOf(arrived)
      if (length === undefined) return
      usual = length
      missing = length - arrived.length
      arrived = ''
    }
    if (missing === 0) onAnswer()
  }
}

/** Asks over and over on kept connections, one question at a time on each. */
export async function pressOn({ port, path, connections, seconds }) {
  const request = requestOf(port, path)
  const times = []
  const deadline = performance.now() + seconds * 1000
  const run = async () => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let begun = performance.now()
    socket.write(request)
    const read = answerReader(() => {
      const now = performance.now()
      times.push(now - begun)
      if (now > deadline) return socket.destroy()
      begun = now
      socket.write(request)
    })
    socket.on('data', read)
    await once(socket, 'close')
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: connections }, run))
  const elapsed = (performance.now() - begun) / 1000
  times.sort((one, other) => one - other)
  const at = (share) => times[Math.floor(times.length * share)]
  return { count: times.length, rate: times.length / elapsed, p50: at(0.5), p99: at(0.99) }
}
