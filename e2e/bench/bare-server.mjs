// The floor: a server that knows one answer.
import { once } from 'node:events'
import { createServer } from 'node:http'

const [{ body }] = await once(process, 'message')
const bytes = Buffer.from(body, 'base64')
const head = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'br',
  'Content-Length': bytes.length,
}
const server = createServer((_request, response) => response.writeHead(200, head).end(bytes))
server.keepAliveTimeout = 65_000
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
process.on('message', (message) => message === 'cpu' && process.send(process.cpuUsage()))
process.on('disconnect', () => process.exit())
