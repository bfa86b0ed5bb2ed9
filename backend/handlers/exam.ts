import type { HandlersOf } from '@/backend/context'
import { getExamination, listAssignments, listExaminations } from '@/backend/handlers/exam-reading'
import { reviewExam } from '@/backend/handlers/exam-review'
import { saveExam, submitExam } from '@/backend/handlers/exam-saving'
import { doExam } from '@/backend/handlers/exam-starting'

export const exam: HandlersOf<'exam'> = {
  doExam,
  getExamination,
  listAssignments,
  listExaminations,
  reviewExam,
  saveExam,
  submitExam,
}
