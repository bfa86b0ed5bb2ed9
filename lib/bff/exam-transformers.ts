import { getExamination, reviewExam } from '@/contract/shop/exams'
import { staffAttempts } from '@/contract/staff/attempts'
import type { ResponseTransformer } from '@/lib/bff/response-transformer'
import { safeExamination, safeReview, safeStaffAttempt } from '@/lib/exams/sanitise-exam'

/** Questions are set on the page as HTML, so the upstream's HTML is sanitised here. */
export const sanitiseExamination: ResponseTransformer = async ({ json }) => {
  const answer = getExamination.response.safeParse(json)
  // The page's client refuses what does not fit the contract.
  return {
    json: answer.success ? { ...answer.data, data: safeExamination(answer.data.data) } : json,
    cookies: [],
  }
}

export const sanitiseReview: ResponseTransformer = async ({ json }) => {
  const answer = reviewExam.response.safeParse(json)
  return {
    json: answer.success ? { ...answer.data, data: safeReview(answer.data.data) } : json,
    cookies: [],
  }
}

export const sanitiseStaffAttempt: ResponseTransformer = async ({ json }) => {
  const answer = staffAttempts.read.response.safeParse(json)
  return {
    json: answer.success ? { ...answer.data, data: safeStaffAttempt(answer.data.data) } : json,
    cookies: [],
  }
}
