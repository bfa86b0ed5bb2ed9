import { expect, test } from '@jest/globals'

const headers = { 'x-requested-with': 'storefront', host: 'localhost:3000' }

test('with an upstream of the owner the template’s calls are not there, not even in a demonstration', async () => {
  Object.assign(process.env, { SHOP_MODE: 'demo', UPSTREAM_URL: 'http://127.0.0.1:5000' })
  const calls = await import('@/lib/auth/template-mock/calls')
  const asked: [string, string, (request: Request) => Promise<Response>][] = [
    ['GET', '/api/auth?email=admin@template.example&password=admin', calls.mockSignIn],
    ['GET', '/api/auth/access-token', calls.mockAccessToken],
    ['POST', '/api/auth/register', calls.mockRegister],
    ['POST', '/api/auth/user/update', calls.mockUserUpdate],
    ['GET', '/api/defaultData', calls.mockDefaultData],
  ]
  for (const [method, path, handle] of asked) {
    const body = method === 'POST' ? '{}' : null
    const request = new Request(`http://localhost:3000${path}`, { method, headers, body })
    expect([path, (await handle(request)).status]).toEqual([path, 404])
  }
})
