import 'server-only'
import { z } from 'zod/mini'
import type { Endpoint } from '@/contract/endpoint'
import { reportRowsLeftOut } from '@/lib/api/report-rows-left-out'
import { type RowLeftOut, repairResponse } from '@/lib/api/tolerant-response'

type Problem = { path?: readonly PropertyKey[]; message: string }

const MOST_PROBLEMS = 5

/** The first problems as one line for the log. */
export const wordsOf = (problems: readonly Problem[]) =>
  problems
    .slice(0, MOST_PROBLEMS)
    .map(({ path = [], message }) => `${path.map(String).join('.')}: ${message}`)
    .join('; ')

type Reading =
  | { success: true; data: unknown; json: unknown; isRepaired: boolean; leftOut: RowLeftOut[] }
  | { success: false; problem: string }

/**
 * Reads an answer of any upstream (docs/adr/0021): rows of a list that do not fit are left out, decimal strings are numbers, null is
 * an empty list or an optional part that is missing. What fits already is taken as it is, and costs nothing more.
 */
export function readTolerantly(endpoint: Endpoint, json: unknown): Reading {
  const strict = z.safeParse(endpoint.response, json)
  if (strict.success)
    return { success: true, data: strict.data, json, isRepaired: false, leftOut: [] }
  const { json: repaired, leftOut } = repairResponse(endpoint, json)
  const parsed = z.safeParse(endpoint.response, repaired)
  if (!parsed.success) return { success: false, problem: wordsOf(strict.error.issues) }
  return { success: true, data: parsed.data, json: repaired, isRepaired: true, leftOut }
}

/** Reads the answer of a call made on the server; throws when it does not fit. */
export function readAnswer(endpoint: Endpoint, json: unknown): unknown {
  const read = readTolerantly(endpoint, json)
  if (!read.success) throw new Error(read.problem)
  reportRowsLeftOut(endpoint, read.leftOut)
  return read.data
}
