import type { HandlersOf } from '@/backend/context'
import {
  getExamination,
  listAssignments,
  listExaminations,
} from '@/backend/modules/exams/exam-routes'
import { reviewExam } from '@/backend/modules/exams/review-routes'
import { saveExam, submitExam } from '@/backend/modules/exams/save-attempt'
import { doExam } from '@/backend/modules/exams/start-attempt'

export const examRoutes: HandlersOf<'exams'> = {
  doExam,
  getExamination,
  listAssignments,
  listExaminations,
  reviewExam,
  saveExam,
  submitExam,
}
