import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { expect, test } from '@jest/globals'
import { createUpstreamFetch } from '@/lib/upstream-fetch'

/** A certificate that names this machine and vouches for itself. */
function certificate(folder: string, name: string) {
  const [certFile, keyFile] = [join(folder, `${name}.pem`), join(folder, `${name}.key`)]
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const named = ['-nodes', '-subj', `/CN=${name}`, '-addext', 'subjectAltName=IP:127.0.0.1']
  execFileSync('openssl', [...made, ...named, '-keyout', keyFile, '-out', certFile], {
    stdio: 'pipe',
  })
  return { certFile, keyFile }
}

test('an upstream that wants a certificate is shown ours', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hien-sach-tls-'))
  const [upstream, shop] = [certificate(folder, 'upstream'), certificate(folder, 'shop')]
  const server = createServer(
    {
      cert: readFileSync(upstream.certFile),
      key: readFileSync(upstream.keyFile),
      ca: readFileSync(shop.certFile),
      requestCert: true,
      rejectUnauthorized: true,
    },
    (request, response) =>
      response.end((request.socket as TLSSocket).getPeerCertificate().subject.CN),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `https://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const ask = (client: Parameters<typeof createUpstreamFetch>[0]) =>
    createUpstreamFetch(client, readFileSync(upstream.certFile, 'utf8'))(address, {})

  expect(await (await ask({ ...shop, password: undefined })).text()).toBe('shop')
  await expect(ask({ ...upstream, password: undefined })).rejects.toThrow('fetch failed')
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})
