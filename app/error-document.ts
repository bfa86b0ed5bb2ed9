import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { cache } from 'react'
import { readPaymentReturn } from '@/contract/shop/payment-return'
import { callPublic } from '@/lib/api/public'
import {
  findNotOwnedCourse,
  findNotOwnedLesson,
  type NotOwned,
} from '@/lib/learning/find-not-owned'
import { logError } from '@/lib/log'
import { errors } from '@/lib/messages/errors'
import { gateway } from '@/lib/messages/gateway'
import { missing } from '@/lib/messages/missing'
import { isBackFromPayment, orderCodeIn } from '@/lib/payments/payment-return'
import { readAskedAddress } from '@/lib/routes/asked-address'
import { type ErrorStatus, parseErrorStatus } from '@/lib/routes/error-document'
import { findMissing, type Missing } from '@/lib/routes/missing-kind'
import { firstValue, type SearchParams } from '@/lib/routes/read-query'
import { lastSite } from '@/lib/site'

export type ErrorDocumentProps = {
  params: Promise<{ status: string }>
  searchParams: Promise<SearchParams>
}

type Words = { title: string; text: string }

type MissingDocument = {
  status: 404
  wanted: Missing
  words: Words
  /** The course somebody asked for as their own, which stands in the library. */
  notOwned: NotOwned | null
  orderCode: string | undefined
}
type FailedDocument = {
  status: Exclude<ErrorStatus, 404>
  words: Words
  code: string | undefined
}

/** Whoever has not got a course is told so; that it could not be looked up must not break the page that says what is missing. */
const findNotOwned = cache(async (kind: Missing['kind'], id: number | undefined) => {
  if (id === undefined) return null
  try {
    if (kind === 'ownCourse') return await findNotOwnedCourse(id)
    return kind === 'ownLesson' ? await findNotOwnedLesson(id) : null
  } catch (error) {
    logError('course not looked up', { reason: error instanceof Error ? error.name : 'unknown' })
    return null
  }
})

/** What the payment site signed; that it could not be asked must not break the page. */
const readReturn = cache(async (query: string) => {
  try {
    return (await callPublic(readPaymentReturn, { body: { query } })).data
  } catch (error) {
    logError('payment return not read', { reason: error instanceof Error ? error.name : 'unknown' })
    return null
  }
})

/** Whoever paid in another browser than they ordered in comes back to an order that is not open to this one. */
async function wordsOfReturn(search: string, query: Record<string, string>) {
  const code = isBackFromPayment(query) ? orderCodeIn(query) : undefined
  if (code === undefined) return null
  const signed = await readReturn(search)
  const words = missing.backFromPayment
  if (signed?.orderCode !== code || signed.result === 'pending')
    return { code, words: words.unsure(code) }
  return { code, words: words[signed.result](code) }
}

function wordsOf({ kind }: Missing, notOwned: NotOwned | null) {
  if (!notOwned) return missing.words[kind]
  const { course, lesson, text, anyText } = missing.notOwned
  return {
    title: kind === 'ownLesson' ? lesson : course,
    text: notOwned.courseName ? text(notOwned.courseName) : anyText,
  }
}

const codePattern = /^[\w-]{1,40}$/

function failureOf(status: FailedDocument['status'], facts: SearchParams): FailedDocument {
  const code = firstValue(facts.code)
  const words =
    status === 429 ? gateway.tooManySearches(Number(firstValue(facts.seconds))) : errors.failed
  return { status, words, code: codePattern.test(code) ? code : undefined }
}

/** What the gateway wants said about a page that could not be shown. */
export async function readErrorDocument({
  params,
  searchParams,
}: ErrorDocumentProps): Promise<MissingDocument | FailedDocument> {
  await connection()
  const status = parseErrorStatus((await params).status) ?? notFound()
  const facts = await searchParams
  if (status !== 404) return failureOf(status, facts)
  const { pathname, search } = readAskedAddress(facts)
  const wanted = findMissing(pathname)
  const notOwned = await findNotOwned(wanted.kind, wanted.id)
  const query = Object.fromEntries(new URLSearchParams(search))
  const back = wanted.kind === 'order' ? await wordsOfReturn(search, query) : null
  const words = back?.words ?? wordsOf(wanted, notOwned)
  return { status, wanted, words, notOwned, orderCode: back?.code ?? query.orderCode }
}

export async function errorDocumentMetadata(props: ErrorDocumentProps): Promise<Metadata> {
  const found = await readErrorDocument(props)
  // Before the shop opens every page is called after the shop alone.
  if (!lastSite().isOpen) return { robots: { index: false } }
  return { title: found.words.title, robots: { index: false } }
}
