import { expect, test } from '@jest/globals'
import { endpoints } from '@/contract'
import type { Send } from '@/contract-tools/check/answer'
import { type CallResult, statusOf } from '@/contract-tools/check/finding'
import { runCheck } from '@/contract-tools/check/run-check'
import { seededFaults } from '@/contract-tools/check/seeded-faults'
import { faulty, sendTo } from '@/contract-tools/check/testing-upstreams'
import { person } from '@/contract-tools/examples/texts'
import { createMock } from '@/contract-tools/mock/create-mock'

const account = { email: person.email, password: person.password }
const mock = () => sendTo(createMock())
const whole = { writes: true, headers: {}, account }

const listening = (send: Send) => {
  const heard: string[] = []
  const tell: Send = (sent) => {
    heard.push(`${sent.method} ${sent.path.split('?')[0]}`)
    return send(sent)
  }
  return { tell, heard }
}

test('the mock holds in everything that is tried', async () => {
  const results = await runCheck(mock(), whole)
  expect(
    results.flatMap(({ name, findings }) => findings.map((one) => ({ name, ...one }))),
  ).toEqual([])
  expect(results.map(statusOf)).toEqual(endpoints.map(() => 'holds'))
})

test('of thirty faults it names thirty, each with its call, and nothing besides', async () => {
  expect(seededFaults).toHaveLength(30)
  const results = await runCheck(faulty(mock(), seededFaults), whole)
  const named = results.flatMap((result) => [
    ...result.findings.map(({ rule }) => `${result.name}: ${rule}`),
    ...(result.isAbsent ? [`${result.name}: absent`] : []),
  ])
  const seeded = seededFaults.map(({ call, rule }) => `${call}: ${rule}`)
  expect([...new Set(named)].sort()).toEqual([...seeded].sort())
  for (const { call, rule, path } of seededFaults.filter((fault) => fault.path !== undefined)) {
    const { findings } = results.find(({ name }) => name === call) as CallResult
    const place = { rule, path, expected: expect.any(String), seen: expect.any(String) }
    expect(findings).toContainEqual(expect.objectContaining(place))
  }
  for (const { request } of results.flatMap(({ findings }) => findings))
    expect(request).toMatch(/^(?:GET|POST) \/api\//)
})

test('without --writes nothing is asked that could change something', async () => {
  const { tell, heard } = listening(mock())
  await runCheck(tell, { writes: false, headers: {}, account })
  const computed =
    /^POST \/api\/(?:Authentication\/Login|Redirect\/Check-url|Order\/(?:cal|[a-z-]+-without-login))$/
  expect(heard.filter((one) => !one.startsWith('GET ') && !computed.test(one))).toEqual([])
  expect(heard).not.toContain('POST /api/Order/checkout-without-login')
  expect(heard).not.toContain('GET /api/Order/add-affiliate')
})

test('extensions may be absent, required calls may not', async () => {
  const upstream = mock()
  const results = await runCheck(
    (sent) =>
      /Sitemap|HomePage\/Logo/.test(sent.path)
        ? Promise.resolve({ status: 404, headers: {}, text: '' })
        : upstream(sent),
    { writes: false, headers: {} },
  )
  const absent = results.filter(({ isAbsent }) => isAbsent)
  expect(Object.fromEntries(absent.map((one) => [one.name, statusOf(one)]))).toEqual({
    listSitemapItems: 'absent (extension)',
    getLogos: 'absent (required)',
  })
})

test('keys and tenants go with every request', async () => {
  const seen = new Set<string | undefined>()
  const upstream = mock()
  await runCheck(
    (sent) => {
      seen.add(sent.headers['x-tenant'])
      return upstream(sent)
    },
    { writes: false, headers: { 'x-tenant': 'hien-sach' } },
  )
  expect([...seen]).toEqual(['hien-sach'])
})
