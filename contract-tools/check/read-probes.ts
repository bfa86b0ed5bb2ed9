import { randomUUID } from 'node:crypto'
import { z } from 'zod/mini'
import type { Endpoint } from '@/contract/endpoint'
import { ErrorBody, MAX_PAGE } from '@/contract/fields'
import { jsonOf, seenStatus, shown } from '@/contract-tools/check/answer'
import type { Given, Walk } from '@/contract-tools/check/call-endpoints'
import { shapeFaults } from '@/contract-tools/check/judge-shape'
import { rowIds, rowsOf } from '@/contract-tools/check/judge-values'

const FEW = 2

/** Values of the right form that nobody has: a number, a UUID or a name. */
function unknownParams({ params }: Endpoint): Record<string, string> | undefined {
  const candidates = ['2147483647', randomUUID(), `khong-co-${randomUUID().slice(0, 8)}`]
  const found = Object.entries(params?.shape ?? {}).map(([name, schema]) => [
    name,
    candidates.find((one) => z.safeParse(schema, one).success),
  ])
  const isWhole = found.length > 0 && found.every(([, value]) => value !== undefined)
  return isWhole ? (Object.fromEntries(found) as Record<string, string>) : undefined
}

/** Values that are no ids at all. */
function badParams({ params }: Endpoint): Record<string, string> | undefined {
  const names = Object.keys(params?.shape ?? {})
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, '!x'])) : undefined
}

export const anyParams = (endpoint: Endpoint) => unknownParams(endpoint) ?? badParams(endpoint)

/** Who has no session is turned away, before anything is looked up. */
export async function probeGuard(walk: Walk, endpoint: Endpoint, body?: unknown) {
  const given: Given = { params: anyParams(endpoint), body, token: null }
  const answer = await walk.ask(endpoint, given)
  const result = walk.result(endpoint)
  if (answer.failure === undefined && [404, 405, 501].includes(answer.status)) {
    result.isAbsent = !result.isAnswered
    return
  }
  const isRefused = answer.failure === undefined && answer.status === 401
  if (isRefused) walk.expectErrorBody(endpoint, answer, given)
  else {
    const fault = {
      path: 'status',
      expected: '401 with { errorMessage }',
      seen: seenStatus(answer),
    }
    walk.fault(endpoint, { rule: 'no token', ...fault }, given)
  }
  const foreign = { ...given, token: 'khong-phai-cua-ai' }
  await walk.expectRefusal(endpoint, 'foreign token', [401], foreign)
}

async function probeUnknown(walk: Walk, endpoint: Endpoint, known: Given) {
  const params = unknownParams(endpoint)
  if (!params || known.params?.x === 4) return
  const given: Given = { ...known, params }
  const answer = await walk.ask(endpoint, given)
  const isEmptyList =
    answer.failure === undefined &&
    answer.status === 200 &&
    shapeFaults(endpoint, answer).length === 0 &&
    Array.isArray((jsonOf(answer) as { data?: unknown } | undefined)?.data) &&
    rowsOf(jsonOf(answer)).length === 0
  if (isEmptyList) return
  if (answer.failure === undefined && answer.status === 404) {
    walk.expectErrorBody(endpoint, answer, given)
    return
  }
  const fault = { path: 'status', expected: '404 with { errorMessage }', seen: seenStatus(answer) }
  walk.fault(endpoint, { rule: 'unknown id', ...fault }, given)
}

async function probeBadId(walk: Walk, endpoint: Endpoint, known: Given) {
  const params = badParams(endpoint)
  if (params) await walk.expectRefusal(endpoint, 'bad id', [400, 404, 422], { ...known, params })
}

/** A word where a number belongs is refused, or left out of account; it breaks nothing. */
async function probeWrongType(walk: Walk, endpoint: Endpoint, known: Given) {
  if (!('page' in (endpoint.query?.shape ?? {}))) return
  const given: Given = { ...known, query: { ...known.query, page: 'x' } }
  const answer = await walk.ask(endpoint, given)
  const isRefused = answer.failure === undefined && [400, 422].includes(answer.status)
  if (isRefused) return walk.expectErrorBody(endpoint, answer, given)
  const isIgnored =
    answer.failure === undefined &&
    answer.status === 200 &&
    shapeFaults(endpoint, answer).length === 0
  if (isIgnored) return
  const fault = { path: 'status', expected: '400, or the first page', seen: seenStatus(answer) }
  walk.fault(endpoint, { rule: 'wrong type', ...fault }, given)
}

const pagesOf = (json: unknown) => {
  const { totalPage, data } = (json ?? {}) as { totalPage?: number; data?: { totalPage?: number } }
  return totalPage ?? data?.totalPage ?? 0
}

async function probePages(walk: Walk, endpoint: Endpoint, known: Given) {
  const fields = endpoint.query?.shape ?? {}
  if (!('page' in fields && 'pageSize' in fields)) return
  const pageGiven = (page: number): Given => ({
    ...known,
    query: { ...known.query, page, pageSize: FEW },
  })
  const first = await walk.expectRight(endpoint, pageGiven(1))
  const rows = rowsOf(first)
  if (rows.length > FEW) {
    const fault = { path: 'data[]', expected: `at most ${FEW} rows`, seen: `${rows.length} rows` }
    walk.fault(endpoint, { rule: 'page size', ...fault }, pageGiven(1))
  }
  if (rows.length > 0 && pagesOf(first) < 1) {
    const fault = { path: 'totalPage', expected: 'at least 1', seen: shown(pagesOf(first)) }
    walk.fault(endpoint, { rule: 'page size', ...fault }, pageGiven(1))
  }
  if (pagesOf(first) > 1) await probeNextPage(walk, endpoint, pageGiven(2), rowIds(first))
  await probeEnd(walk, endpoint, pageGiven(MAX_PAGE))
}

async function probeNextPage(walk: Walk, endpoint: Endpoint, given: Given, before: unknown[]) {
  const ids = rowIds(await walk.expectRight(endpoint, given))
  const again = ids.filter((id) => before.includes(id))
  if (ids.length > 0 && again.length === 0) return
  const seen = ids.length === 0 ? 'no rows' : `${shown(again)} again`
  const fault = { path: 'data[]', expected: 'the rows after those of page 1', seen }
  walk.fault(endpoint, { rule: 'next page', ...fault }, given)
}

async function probeEnd(walk: Walk, endpoint: Endpoint, given: Given) {
  const answer = await walk.ask(endpoint, given)
  const isRefused = answer.failure === undefined && [400, 404].includes(answer.status)
  if (isRefused) return walk.expectErrorBody(endpoint, answer, given)
  const isRight = answer.failure === undefined && answer.status === 200
  const count = rowsOf(jsonOf(answer)).length
  if (isRight && count === 0) return
  const seen = isRight ? `${count} rows` : seenStatus(answer)
  const fault = { path: 'data[]', expected: 'an empty list, or 404', seen }
  walk.fault(endpoint, { rule: 'last page', ...fault }, given)
}

/** A call that is not offered says 404 to every name, and not in the contract's words. */
export async function isNowhere(walk: Walk, endpoint: Endpoint): Promise<boolean> {
  const answer = await walk.ask(endpoint, { params: anyParams(endpoint) })
  const isThere =
    answer.failure !== undefined ||
    ![404, 405, 501].includes(answer.status) ||
    ErrorBody.safeParse(jsonOf(answer)).success
  walk.result(endpoint).isAbsent = !isThere
  return !isThere
}

/** What nobody has, and what is no name at all. */
export async function probeNames(walk: Walk, endpoint: Endpoint, known: Given) {
  await probeUnknown(walk, endpoint, known)
  await probeBadId(walk, endpoint, known)
}

/** What is asked of a call besides its right answer. */
export async function probeRead(walk: Walk, endpoint: Endpoint, known: Given) {
  await probeNames(walk, endpoint, known)
  await probeWrongType(walk, endpoint, known)
  await probePages(walk, endpoint, known)
}
