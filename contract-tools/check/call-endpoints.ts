import { endpoints, type Named } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { ErrorBody } from '@/contract/fields'
import { type Answer, jsonOf, type Send, seenStatus } from '@/contract-tools/check/answer'
import type { CallResult, Finding, Rule } from '@/contract-tools/check/finding'
import { shapeFaults } from '@/contract-tools/check/judge-shape'
import { valueFaults } from '@/contract-tools/check/judge-values'

export type WalkOptions = {
  token?: string | undefined
  account?: { email: string; password: string } | undefined
  writes: boolean
  headers: Readonly<Record<string, string>>
  /** The upstream's clock, where a test has set it. */
  now?: () => Date
}

export type Given = {
  params?: Readonly<Record<string, string | number>> | undefined
  query?: Readonly<Record<string, string | number>> | undefined
  body?: unknown
  /** Null: without a token although there is one. */
  token?: string | null
  headers?: Readonly<Record<string, string>>
}

const addressOf = (endpoint: Endpoint, { params = {}, query = {} }: Given) => {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  )
  return search.size > 0 ? `${path}?${search}` : path
}

/** Not there at all, as opposed to refused. */
const isMissing = (answer: Answer) =>
  answer.failure === undefined && [404, 405, 501].includes(answer.status)

/** One walk over an upstream: asks, judges and remembers. */
export class Walk {
  readonly results = new Map<Endpoint, CallResult>()
  /** The last right answer of each call, where ids of other calls are found. */
  readonly answers = new Map<Endpoint, unknown>()
  token: string | undefined

  constructor(
    readonly send: Send,
    readonly options: WalkOptions,
  ) {
    this.token = options.token
    for (const named of endpoints) this.results.set(named.endpoint, emptyResult(named))
  }

  result(endpoint: Endpoint): CallResult {
    const known = this.results.get(endpoint)
    if (!known) throw new Error(`no call of the contract: ${endpoint.path}`)
    return known
  }

  request = (endpoint: Endpoint, given: Given) =>
    `${endpoint.method} ${addressOf(endpoint, given)}${given.body === undefined ? '' : ` ${JSON.stringify(given.body)}`.slice(0, 160)}`

  async ask(endpoint: Endpoint, given: Given = {}): Promise<Answer> {
    const { body, headers, token = endpoint.anonymous ? null : this.token } = given
    this.result(endpoint).tries += 1
    return this.send({
      endpoint,
      method: endpoint.method,
      path: addressOf(endpoint, given),
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...this.options.headers,
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  }

  fault(endpoint: Endpoint, fault: Omit<Finding, 'request'>, given: Given = {}) {
    const { findings } = this.result(endpoint)
    const isKnown = findings.some(({ rule, path }) => rule === fault.rule && path === fault.path)
    if (!isKnown) findings.push({ ...fault, request: this.request(endpoint, given) })
  }

  because(endpoint: Endpoint, reason: string) {
    this.result(endpoint).reason ||= reason
  }

  /** Asks what must be answered; the answer's JSON when it is as the contract says. */
  async expectRight(endpoint: Endpoint, given: Given = {}): Promise<unknown> {
    const answer = await this.ask(endpoint, given)
    if (answer.failure !== undefined) {
      const expected = 'an answer'
      this.fault(endpoint, { rule: 'reachable', path: '', expected, seen: answer.failure }, given)
      return undefined
    }
    const result = this.result(endpoint)
    if (isMissing(answer)) {
      result.isAbsent = !result.isAnswered
      return undefined
    }
    if (answer.status < 200 || answer.status >= 300) {
      const fault = { path: 'status', expected: '200', seen: seenStatus(answer) }
      this.fault(endpoint, { rule: 'reachable', ...fault }, given)
      return undefined
    }
    const shape = shapeFaults(endpoint, answer)
    for (const fault of shape) this.fault(endpoint, fault, given)
    const json = jsonOf(answer)
    if (json === undefined) return undefined
    for (const fault of shape.length === 0 ? valueFaults(json) : [])
      this.fault(endpoint, fault, given)
    result.isAnswered ||= shape.length === 0
    // The first answer is the plain one; what probes ask for later is narrower.
    if (shape.length === 0 && !this.answers.has(endpoint)) this.answers.set(endpoint, json)
    return json
  }

  /** Asks what must be refused with one of these statuses and the one shape of refusals. */
  async expectRefusal(
    endpoint: Endpoint,
    rule: Rule,
    statuses: readonly number[],
    given: Given,
  ): Promise<Answer> {
    const answer = await this.ask(endpoint, given)
    const expected = `${statuses.join(' or ')} with { errorMessage }`
    if (answer.failure !== undefined || !statuses.includes(answer.status)) {
      this.fault(endpoint, { rule, path: 'status', expected, seen: seenStatus(answer) }, given)
    } else this.expectErrorBody(endpoint, answer, given)
    return answer
  }

  /** Refusals carry a text for the person. */
  expectErrorBody(endpoint: Endpoint, answer: Answer, given: Given) {
    const body = ErrorBody.safeParse(jsonOf(answer))
    if (body.success && body.data.errorMessage.trim() !== '') return
    const fault = { path: 'errorMessage', expected: 'a text for the person in { errorMessage }' }
    this.fault(endpoint, { rule: 'refusal', ...fault, seen: seenStatus(answer) }, given)
  }
}

const emptyResult = ({ operationId, group, endpoint }: Named): CallResult => ({
  ...{ name: operationId, group, endpoint },
  isAnswered: false,
  isAbsent: false,
  tries: 0,
  reason: '',
  findings: [],
})
