import { expect, test } from '@jest/globals'
import { endpoints } from '@/contract'
import { person } from '@/contract-tools/examples/texts'
import { createMock } from '@/contract-tools/mock/create-mock'
import { withPrefixAndKey } from '@/contract-tools/mock/prefix-and-key'

type Mock = ReturnType<typeof createMock>

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

async function signIn(mock: Mock) {
  const body = { Email: person.email, Password: person.password }
  const answer = await mock.request('/api/Authentication/Login', json(body))
  const { token } = (await answer.json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}

const quantity = async (mock: Mock, headers: Record<string, string>) => {
  const answer = await mock.request('/api/Order', { headers })
  const { data } = (await answer.json()) as { data: { totalProducts: number } }
  return data.totalProducts
}

test('every list and page without parameters is answered as the contract says', async () => {
  const mock = createMock()
  const headers = await signIn(mock)
  const wrong: string[] = []
  for (const { name, endpoint } of endpoints) {
    const { method, path, query, access, response } = endpoint
    if (method !== 'GET' || path.includes('{') || access === 'staff') continue
    if (query && !query.safeParse({}).success) continue
    const answer = await mock.request(path, { headers })
    if (!response.safeParse(await answer.json()).success) wrong.push(name)
  }
  expect(wrong).toEqual([])
})

test('the shop it plays is open, so that its pages can be seen', async () => {
  const answer = await createMock().request('/api/shop')
  expect(await answer.json()).toMatchObject({ data: { isOpen: true, logoUrl: null } })
})

test('what a sitemap lists ends', async () => {
  const ids = async (after: number) => {
    const answer = await createMock().request(`/api/Sitemap/products?after=${after}`)
    return ((await answer.json()) as { data: { id: number }[] }).data.map(({ id }) => id)
  }
  expect([await ids(0), await ids(2), await ids(3)]).toEqual([[1, 2, 3], [3], []])
})

test('a cart belongs to its session and is remembered', async () => {
  const mock = createMock()
  const headers = await signIn(mock)
  expect(await quantity(mock, headers)).toBe(0)
  await mock.request('/api/Order/add-product', json({ productId: 2, Quantity: 2 }, headers))
  await mock.request('/api/Order/add-product', json({ productId: 4, Quantity: 1 }, headers))
  expect(await quantity(mock, headers)).toBe(3)
  expect(await quantity(createMock(), headers).catch(() => 'unknown')).toBe('unknown')
})

test('a wrong password, a foreign token and a missing one are refused', async () => {
  const mock = createMock()
  const body = { Email: person.email, Password: 'sai' }
  expect((await mock.request('/api/Authentication/Login', json(body))).status).toBe(400)
  const foreign = { headers: { authorization: 'Bearer x' } }
  for (const init of [{}, foreign])
    expect((await mock.request('/api/Order', init)).status).toBe(401)
})

test('with short-lived tokens a refresh token buys the next ones, once', async () => {
  const mock = createMock({}, { tokenSeconds: 60 })
  const body = { Email: person.email, Password: person.password }
  const first = await mock.request('/api/Authentication/Login', json(body))
  const { refreshToken, expires } = (await first.json()) as Record<string, string>
  expect(Date.parse(expires ?? '') - Date.now()).toBeLessThanOrEqual(60_000)
  const renew = () => mock.request('/api/Authentication/Refresh', json({ refreshToken }))
  const next = (await (await renew()).json()) as Record<string, string>
  const headers = { authorization: `Bearer ${next.token}` }
  expect((await mock.request('/api/Order', { headers })).status).toBe(200)
  expect((await renew()).status).toBe(401)
})

test('at another place and behind a key the mock answers only who knows both', async () => {
  const answer = withPrefixAndKey((request) => createMock().fetch(request), {
    prefix: '/v1',
    header: ['x-api-key', 'a-key'],
  })
  const ask = async (path: string, headers: Record<string, string> = {}) =>
    (await answer(new Request(`http://localhost${path}`, { headers }))).status
  const key = { 'x-api-key': 'a-key' }
  expect(await ask('/v1/ProductPage', key)).toBe(200)
  expect(await ask('/v1/ProductPage')).toBe(403)
  expect(await ask('/api/ProductPage', key)).toBe(404)
  expect(await ask('/mock')).toBe(200)
})

test('books have pages, are found without marks and end', async () => {
  const mock = createMock()
  const ids = async (query: string) => {
    const answer = await mock.request(`/api/ProductPage?${query}`)
    const { data } = (await answer.json()) as { data: { productSales: { productId: number }[] } }
    return data.productSales.map(({ productId }) => productId)
  }
  expect(await ids('page=1&pageSize=2')).toEqual([1, 2])
  expect(await ids('page=2&pageSize=2')).toEqual([3, 4])
  expect(await ids('searchContent=truyen%20kieu')).toContain(2)
  expect((await mock.request('/api/ProductPage/31')).status).toBe(404)
})

test('switches make it slow, down or malformed while it runs, for some calls only', async () => {
  const mock = createMock()
  const set = (switches: object) =>
    mock.request('/mock', { method: 'PUT', body: JSON.stringify(switches) })
  await set({ down: true, only: 'ProductPage' })
  expect((await mock.request('/api/ProductPage')).status).toBe(503)
  expect((await mock.request('/api/News')).status).toBe(200)
  await set({ down: false, malformed: true, only: '' })
  const read = async () => (await mock.request('/api/News')).json()
  await expect(read()).rejects.toThrow()
  expect(await read()).toMatchObject({ data: { gone: true } })
  await set({ malformed: false, slow: 30 })
  const start = performance.now()
  await mock.request('/api/News')
  expect(performance.now() - start).toBeGreaterThan(25)
  expect((await set({ slow: 'x' })).status).toBe(400)
})
