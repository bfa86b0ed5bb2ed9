import {
  type CallResult,
  type Finding,
  isFailure,
  type Status,
  statusOf,
} from '@/contract-tools/check/finding'
import { judgeScreens, type ScreenResult } from '@/contract-tools/check/screens'

export type Report = {
  url: string
  isRight: boolean
  counts: Record<Status, number>
  requests: number
  seconds: number
  calls: {
    name: string
    group: string
    method: string
    path: string
    access: string
    isExtension: boolean
    status: Status
    /** What was left out, e.g. for want of an account. */
    note: string
    findings: Finding[]
  }[]
  screens: ScreenResult[]
}

const noteOf = ({ isAnswered, isAbsent, tries, reason }: CallResult) => {
  if (isAnswered || isAbsent) return ''
  return tries > 0 ? `only refusals were tried: ${reason}` : reason
}

export function makeReport(url: string, results: readonly CallResult[], seconds: number): Report {
  const counts: Report['counts'] = {
    holds: 0,
    wrong: 0,
    'absent (required)': 0,
    'absent (extension)': 0,
    'not tried': 0,
  }
  for (const result of results) counts[statusOf(result)] += 1
  return {
    url,
    isRight: !results.some(isFailure),
    counts,
    requests: results.reduce((sum, { tries }) => sum + tries, 0),
    seconds,
    calls: results.map((result) => ({
      name: result.name,
      group: result.group,
      method: result.endpoint.method,
      path: result.endpoint.path,
      access: result.endpoint.access,
      isExtension: result.endpoint.extension === true,
      status: statusOf(result),
      note: noteOf(result),
      findings: result.findings,
    })),
    screens: judgeScreens(results),
  }
}

const marks: Record<Status, string> = {
  holds: '✓',
  wrong: '✗',
  'absent (required)': '✗',
  'absent (extension)': '○',
  'not tried': '·',
}

const findingLines = ({ rule, path, expected, seen, request }: Finding) => [
  `      ${rule}: ${path || 'the answer'}`,
  `        expected ${expected}`,
  `        seen     ${seen}`,
  `        asked    ${request}`,
]

/** The report for a terminal; with `isWhole` also what holds, call by call. */
export function reportText(report: Report, isWhole: boolean): string {
  const calls = report.calls
    .filter(({ status }) => isWhole || status === 'wrong' || status.startsWith('absent'))
    .flatMap(({ status, method, path, name, note, findings }) => [
      `  ${marks[status]} ${method} ${path} (${name}) ${status}${note ? `; ${note}` : ''}`,
      ...findings.flatMap(findingLines),
    ])
  const told = Object.entries(report.counts).map(([status, count]) => `${count} ${status}`)
  const untried = report.calls.filter(({ note }) => note !== '').length
  return [
    ...calls,
    ...(calls.length > 0 ? [''] : []),
    'Screens',
    ...report.screens.map(
      ({ name, state, calls: named }) =>
        `  ${state}: ${name}${named.length > 0 ? ` (${named.join(', ')})` : ''}`,
    ),
    '',
    `${report.url}: ${told.join(', ')}; ${report.requests} requests in ${report.seconds} s`,
    ...(untried > 0
      ? [`${untried} calls were not answered in full or not tried: --all says why`]
      : []),
  ].join('\n')
}

const escaped = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML knows no control characters.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '?')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The report as JUnit XML: a suite for each feature, a case for each call. */
export function reportJunit({ calls, seconds }: Report): string {
  const groups = [...new Set(calls.map(({ group }) => group))]
  const suites = groups.map((group) => {
    const cases = calls.filter((call) => call.group === group)
    const isBad = ({ status }: Report['calls'][number]) =>
      status === 'wrong' || status === 'absent (required)'
    const bodies = cases.map((call) => {
      const text = call.findings.flatMap(findingLines).join('\n')
      const failure = isBad(call)
        ? `<failure message="${escaped(call.status)}">${escaped(text)}</failure>`
        : ''
      const isSkipped = call.status === 'not tried' || call.status === 'absent (extension)'
      const skipped = isSkipped ? `<skipped message="${escaped(call.note || call.status)}"/>` : ''
      return `<testcase classname="${group}" name="${call.method} ${escaped(call.path)}">${failure}${skipped}</testcase>`
    })
    const skips = cases.filter(
      ({ status }) => status === 'not tried' || status === 'absent (extension)',
    ).length
    return `<testsuite name="${group}" tests="${cases.length}" failures="${cases.filter(isBad).length}" skipped="${skips}">${bodies.join('')}</testsuite>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract" time="${seconds}">${suites.join('\n')}</testsuites>\n`
}
