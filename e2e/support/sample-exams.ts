import { readFileSync } from 'node:fs'

type SampleExam = { id: number; name: string; minutes: number; questions: number }

/**
 * The shop's own exams are too short to try out ninety minutes, and too long for one; the seed adds these (`--mixed-exams`).
 * Their questions take the types of the contract in turn.
 */
export const [longExam, shortExam] = JSON.parse(
  readFileSync(new URL('./sample-exams.json', import.meta.url), 'utf8'),
) as [SampleExam, SampleExam]
