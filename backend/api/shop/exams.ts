import {
  examDetailFor,
  examMessages,
  listCourseExams,
  listLessonExercises,
  reviewExam,
  saveAnswers,
  startAttempt,
  submitExam,
} from '@/backend/modules/exams'
import type { HandlersOf } from '@/backend/platform/context'

export const examRoutes: HandlersOf<'exams'> = {
  listAssignments: async ({ query }, context) => ({
    data: await listLessonExercises(context, query.lessonId),
  }),

  listExaminations: async ({ query }, context) => ({
    data: await listCourseExams(context, query.courseId),
  }),

  getExamination: async ({ params }, context) => ({
    data: await examDetailFor(context, params.id),
  }),

  doExam: async ({ params, body }, context) => ({
    data: await startAttempt(context, params.id, body ?? {}),
  }),

  saveExam: async ({ body }, context) => ({ data: await saveAnswers(context, body) }),

  submitExam: async ({ body }, context) => ({
    data: await submitExam(context, body),
    successMessage: examMessages.submitted,
  }),

  reviewExam: async ({ params, query }, context) => ({
    data: await reviewExam(context, {
      examinationId: params.id,
      examResultId: query.examResultId,
    }),
  }),
}
