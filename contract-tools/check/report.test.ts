import { expect, test } from '@jest/globals'
import { parseDocument } from 'htmlparser2'
import { makeReport, reportJunit, reportText } from '@/contract-tools/check/report'
import { runCheck } from '@/contract-tools/check/run-check'
import { screens } from '@/contract-tools/check/screens'
import { seededFaults } from '@/contract-tools/check/seeded-faults'
import { faulty, sendTo } from '@/contract-tools/check/testing-upstreams'
import { createMock } from '@/contract-tools/mock/create-mock'

const options = { writes: false, headers: {} }
const right = makeReport('http://mock', await runCheck(sendTo(createMock()), options), 1)
const wrong = makeReport(
  'http://mock',
  await runCheck(faulty(sendTo(createMock()), seededFaults), options),
  1,
)
const stateOf = (report: typeof right, name: string) =>
  report.screens.find((screen) => screen.name.startsWith(name))

test('what needs an account or --writes is told, and fails nothing', () => {
  expect(right).toMatchObject({ isRight: true, counts: { wrong: 0, 'absent (required)': 0 } })
  const text = reportText(right, true)
  expect(text).toContain('POST /api/UserAddress (addAddress) not tried; needs --writes')
  expect(text).toContain('only refusals were tried: needs --account or --token')
  expect(reportText(right, false)).not.toContain('addAddress)')
})

test('the text names place, expectation and what was seen', () => {
  const text = reportText(wrong, false)
  expect(text).toContain('shape: data.productSale.priceSale')
  expect(text).toMatch(/expected \S*number\n\s+seen {5}"38000"/)
  expect(text).toContain('(getLibraryLesson) absent (required)')
  expect(wrong.isRight).toBe(false)
})

test('it says which screens would work', () => {
  expect(right.screens).toHaveLength(screens.length)
  expect(stateOf(right, 'home')).toMatchObject({ state: 'works' })
  expect(stateOf(right, 'orders')).toMatchObject({ state: 'not known' })
  expect(stateOf(wrong, 'lesson')).toMatchObject({
    state: 'does not work',
    calls: ['getLibraryLesson'],
  })
  expect(stateOf(wrong, 'news')).toMatchObject({ state: 'does not work' })
})

test('JUnit XML counts what it holds, and keeps its form whatever an upstream says', () => {
  const [call] = wrong.calls
  const hostile = '</failure><x a="&\u0000">'
  call?.findings.push({
    rule: 'text',
    path: hostile,
    expected: '',
    seen: hostile,
    request: hostile,
  })
  const xml = reportJunit({ ...wrong, calls: call ? [{ ...call, status: 'wrong' }] : [] })
  expect(xml).not.toContain('<x')
  const suites = parseDocument(reportJunit(right), { xmlMode: true })
  const names = JSON.stringify(suites.children.map((node) => ('name' in node ? node.name : '')))
  expect(names).toContain('testsuites')
  expect(reportJunit(wrong).match(/<failure /g)).toHaveLength(
    wrong.counts.wrong + wrong.counts['absent (required)'],
  )
  expect(reportJunit(right).match(/<testcase /g)).toHaveLength(right.calls.length)
})
