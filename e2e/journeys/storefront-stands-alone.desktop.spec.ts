import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startProgram } from '@/e2e/support/program'
import { expect, test } from '@/e2e/support/test'
import { says } from '@/e2e/support/toast-messages'
import { findFreePort } from '@/server/supervisor/ports'

// The same build without the gateway, over the backend of the shop the other journeys visit.
test('a storefront without the gateway shows a book under a policy of its own, and believes no visitor', async ({
  page,
  request,
}) => {
  const { E2E_DATA_DIR = '', E2E_BACKEND_PORT } = process.env
  const secrets = JSON.parse(readFileSync(join(E2E_DATA_DIR, 'secrets.json'), 'utf8'))
  const port = await findFreePort(3380)
  const origin = `http://localhost:${port}`
  const env = { ...secrets, SHOP_MODE: 'demo', PUBLIC_URL: origin, METRICS: '1' }
  const alone = await startProgram(
    ['node_modules/next/dist/bin/next', 'start', '-H', 'localhost', '-p', String(port)],
    { ...env, UPSTREAM_URL: `http://127.0.0.1:${E2E_BACKEND_PORT}`, NEXTAUTH_URL: origin },
    `${origin}/readyz`,
  )
  try {
    const shelf = await page.goto(`${origin}/san-pham`)
    const headers = shelf?.headers() ?? {}
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self' 'nonce-[\w-]{22}' 'sha256-/,
    )
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-encoding': 'gzip',
      'cross-origin-opener-policy': 'same-origin',
    })
    await page.locator('main a[href^="/san-pham/"]:not([href*="danh-muc"])').first().click()
    await page.waitForURL(/san-pham\/[\w-]+-\d+/)
    await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
    await says(page, /Đã thêm/)

    const report = await request.get(`${origin}/healthz`)
    expect(await report.json()).toEqual({ status: 'ok', parts: { next: 'up', upstream: 'up' } })
  } finally {
    await alone.stop()
  }
})
