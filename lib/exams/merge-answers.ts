import { type Attempt, REVS_PER_LEASE } from '@/contract/shop/exam-attempts'
import type { AnswerSheetContent, Answers } from '@/lib/exams/answer-sheet'
import type { LocalCopy } from '@/lib/exams/local-copies/copy-format'

export type MergedAnswers = AnswerSheetContent & {
  /** How many answers came from this device because the server did not have them yet. */
  restored: number
}

type Server = Pick<Attempt, 'answerResult' | 'answerRevs' | 'flags' | 'leaseNo'>
type Copy = Pick<LocalCopy, 'answers' | 'flags' | 'flagsUnsent'>

function fromServer({ answerResult, answerRevs }: Server): Record<string, Answers[string]> {
  return Object.fromEntries(
    Object.entries(answerResult).map(([id, value]) => [id, { value, rev: answerRevs[id] ?? 0 }]),
  )
}

const highest = (revs: Iterable<number>) => {
  let most = 0
  for (const rev of revs) most = Math.max(most, rev)
  return most
}

/** Where counting goes on. An upstream that does not number its leases is told by this browser whether it has taken one over. */
function firstRev(known: number, leaseNo: number | undefined, takenOver: boolean): number {
  if (leaseNo !== undefined) return Math.max(known, leaseNo * REVS_PER_LEASE)
  return known + (takenOver ? REVS_PER_LEASE : 0)
}

/** Merges server and local answers: per question the highest revision, the server's in a tie. Local ones stay unsent until the server confirms them. */
export function mergeAnswers(
  server: Server,
  copies: readonly Copy[],
  takenOver: boolean,
): MergedAnswers {
  const answers = fromServer(server)
  const acked = Object.fromEntries(Object.entries(answers).map(([id, { rev }]) => [id, rev]))
  for (const copy of copies) {
    for (const [id, answer] of Object.entries(copy.answers)) {
      if (answer.rev > (answers[id]?.rev ?? 0)) answers[id] = answer
    }
  }
  const unsentFlags = copies.find((copy) => copy.flagsUnsent)
  const known = highest([
    ...Object.values(answers).map(({ rev }) => rev),
    ...Object.values(server.answerRevs),
  ])
  return {
    answers,
    acked,
    flags: unsentFlags?.flags ?? server.flags,
    flagsUnsent: unsentFlags !== undefined,
    lamport: firstRev(known, server.leaseNo, takenOver),
    restored: Object.entries(answers).filter(([id, { rev }]) => rev > (acked[id] ?? 0)).length,
  }
}
