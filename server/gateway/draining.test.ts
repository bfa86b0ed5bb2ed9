import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from '@jest/globals'
import { deferred, withGateway } from '@/server/testing'
import { ask } from '@/server/testing-requests'

test('draining lets requests under way finish and nobody else in', async () => {
  const { promise: started, resolve: start } = deferred<ServerResponse>()
  await withGateway(
    { next: (_request, response) => start(response) },
    async ({ port, gateway }) => {
      const underWay = ask(port, '/api/slow')
      const response = await started
      const drained = gateway.drain(5_000)
      await expect(ask(port, '/api/late')).rejects.toThrow('ECONNREFUSED')
      response.end('finished')
      expect((await underWay).body.toString()).toBe('finished')
      await drained
    },
  )
})

test('draining ends at its deadline, whatever is under way', async () => {
  const { promise: started, resolve: start } = deferred<ServerResponse>()
  await withGateway(
    { next: (_request, response) => start(response) },
    async ({ port, gateway }) => {
      const underWay = ask(port, '/api/slow')
      await started
      const [{ status }] = await Promise.allSettled([underWay, gateway.drain(100)])
      expect(status).toBe('rejected')
    },
  )
})

test('draining does not wait for a connection that only stays open', () =>
  withGateway({}, async ({ port, gateway }) => {
    const idle = connect(port, '127.0.0.1')
    await new Promise((resolve) => idle.once('connect', resolve))
    const closed = new Promise((resolve) => idle.once('close', resolve))
    idle.write('GET /api/x HTTP/1.1\r\nHost: a\r\n\r\n')
    await new Promise((resolve) => idle.once('data', resolve))
    await gateway.drain(5_000)
    await closed
  }))
