import { expect, test } from '@jest/globals'
import { messages } from '@/contract/messages'
import { getLogos } from '@/contract/shop/catalog'
import { readUpstreamResponse } from '@/lib/bff/upstream-response'

const said = (body: string, status = 200) =>
  readUpstreamResponse(getLogos, new Response(body, { status }))

test('an answer of the contract is passed on as it was written', async () => {
  const text = '{ "data": [] , "more": 1 }'
  expect(await said(text)).toMatchObject({ status: 200, text, isContract: true })
})

test.each([
  ['a proxy’s page', '<html>', 200, 502],
  ['half a text', '{"data":[{"id"', 200, 502],
  ['nothing', '', 200, 502],
  ['another shape', '{"data":7}', 200, 502],
  ['a list in which nothing fits', '{"data":[{"logoId":"x"}]}', 200, 502],
  ['a page of its own trouble', '<h1>10.0.0.7</h1>', 500, 502],
  ['a page that says to come later', '<h1>10.0.0.7</h1>', 503, 503],
  ['a stack instead of a text', '{"stack":"at /srv/app.ts:7"}', 500, 502],
])('%s becomes a text for the person', async (_, body, given, status) => {
  const read = await said(body, given)
  expect(read).toMatchObject({ status, json: { errorMessage: messages.unavailable } })
  expect(read?.text).toBe(JSON.stringify({ errorMessage: messages.unavailable }))
})

test('a refusal keeps its own words, and one without words gets some', async () => {
  const words = '{"errorMessage":"Hết hàng","data":{"left":0}}'
  expect(await said(words, 409)).toMatchObject({ status: 409, text: words })
  expect(await said('slow down', 429)).toMatchObject({
    status: 429,
    json: { errorMessage: messages.tooMany },
  })
  expect(await said('no', 404)).toMatchObject({
    status: 404,
    json: { errorMessage: messages.broken },
  })
})

test('a text of ours names the wait the upstream asks for', async () => {
  const headers = { 'retry-after': '90' }
  const read = await readUpstreamResponse(getLogos, new Response('', { status: 429, headers }))
  expect(read?.json).toEqual({
    errorMessage: 'Bạn thao tác quá nhiều lần. Vui lòng thử lại sau 2 phút.',
  })
})

test('an answer without end is given up', async () => {
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
  })
  await expect(readUpstreamResponse(getLogos, new Response(endless))).rejects.toThrow('longer than')
})

test('an answer that has no body is none to read', async () => {
  expect(await readUpstreamResponse(getLogos, new Response(null, { status: 304 }))).toBeNull()
})

test('a row that does not fit is left out of what the browser gets', async () => {
  const logo = { logoId: 1, isMobile: false, originalSizeURL: '/media/logo.svg' }
  const read = await said(JSON.stringify({ data: [logo, { ...logo, isMobile: 'no' }], more: 1 }))
  expect(read).toMatchObject({ status: 200, isContract: true, json: { data: [logo], more: 1 } })
  expect(JSON.parse(read?.text ?? '')).toEqual(read?.json)
})
