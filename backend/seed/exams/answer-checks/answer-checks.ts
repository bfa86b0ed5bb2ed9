import type { AnswerChecks } from './answer-check'
import { chemistryGrade10 } from './chemistry-grade-10'
import { historyGeographyGrade5 } from './history-geography-grade-5'
import { literatureGrade6 } from './literature-grade-6'
import { mathsEntranceToGrade10 } from './maths-entrance-to-grade-10'
import { mathsGrade1 } from './maths-grade-1'
import { mathsGrade3 } from './maths-grade-3'
import { mathsGrade5 } from './maths-grade-5'
import { mathsGrade6 } from './maths-grade-6'
import { mathsGrade9 } from './maths-grade-9'
import { mathsGrade10 } from './maths-grade-10'
import { mathsGrade12 } from './maths-grade-12'
import { mathsGraduation } from './maths-graduation'
import { physicsGrade10 } from './physics-grade-10'
import { scienceGrade6 } from './science-grade-6'

/** Calculations that say what the keys of the demonstration's exams must be. */
export const proofs: AnswerChecks = {
  ...chemistryGrade10,
  ...scienceGrade6,
  ...historyGeographyGrade5,
  ...mathsGraduation,
  ...mathsEntranceToGrade10,
  ...literatureGrade6,
  ...mathsGrade1,
  ...mathsGrade10,
  ...mathsGrade12,
  ...mathsGrade3,
  ...mathsGrade5,
  ...mathsGrade6,
  ...mathsGrade9,
  ...physicsGrade10,
}
