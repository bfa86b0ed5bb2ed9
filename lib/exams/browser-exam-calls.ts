import { messages } from '@/contract/messages'
import { doExam, saveExam, submitExam } from '@/contract/shop/exam-attempts'
import { getExamination } from '@/contract/shop/exams'
import { createClient, type Send } from '@/lib/api/client'
import { UpstreamError } from '@/lib/api/upstream-error'
import { type CallResult, silent } from '@/lib/exams/call-result'
import type { ExamCalls } from '@/lib/exams/exam-calls'
import { reasonOf } from '@/lib/exams/refusal-reason'

/** Marks "no HTTP response", which the runner must tell from a 503. */
const NO_ANSWER = 0

type Way = { signal: AbortSignal; keepalive?: boolean }

const sendBy =
  ({ signal, keepalive = false }: Way): Send =>
  ({ method, path, headers, body }) =>
    fetch(path, {
      method,
      headers: { ...headers, 'x-requested-with': 'storefront' },
      body: body ?? null,
      credentials: 'same-origin',
      cache: 'no-store',
      signal,
      keepalive,
    }).catch((cause: unknown) => {
      throw new UpstreamError(NO_ANSWER, messages.unavailable, `${method} ${path}`, { cause })
    })

async function settle<T>(
  call: Promise<{ data: T; successMessage?: string | undefined }>,
): Promise<CallResult<T>> {
  try {
    const { data, successMessage } = await call
    return { kind: 'ok', data, message: successMessage }
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === NO_ANSWER) return silent
    const { status, userMessage: message, data, retryAfter } = error
    return { kind: 'refused', status, reason: reasonOf(data), message, retryAfter }
  }
}

/** The calls of one examination over the storefront's own `/api`. */
export const browserCalls = (examinationId: number): ExamCalls => {
  const params = { id: examinationId }
  const by = (way: Way) => createClient(sendBy(way))
  return {
    detail: (signal) => settle(by({ signal })(getExamination, { params })),
    start: (body, signal) => settle(by({ signal })(doExam, { params, body })),
    save: (body, way) => settle(by(way)(saveExam, { body })),
    submit: (body, signal) => settle(by({ signal })(submitExam, { body })),
  }
}
