import { z } from 'zod/mini'

const OpenLesson = z.object({ lessonId: z.int(), lessonName: z.string() })

/** What is told of a course before it is bought. */
export const ProductCourse = z.object({
  courseId: z.int(),
  courseName: z.string(),
  slug: z.string(),
  imageURL: z.nullish(z.string()),
  totalLesson: z.int(),
  isFree: z.optional(z.boolean()),
  teacher: z.nullish(z.string()),
  totalExamination: z.optional(z.int()),
  /** Seconds of all its lessons, as far as they are known. */
  duration: z.nullish(z.int()),
  /** Days it stays open once it is paid; null for ever. */
  validDays: z.nullish(z.int()),
  chapters: z.optional(
    z.array(
      z.object({
        chapterName: z.string(),
        lessons: z.array(
          z.object({
            lessonId: z.int(),
            lessonName: z.string(),
            duration: z.nullish(z.int()),
            /** Anybody may open it before the course is bought. */
            isOpen: z.boolean(),
          }),
        ),
      }),
    ),
  ),
  /** The first lesson anybody may open. */
  trialLesson: z.nullish(OpenLesson),
})
export type ProductCourse = z.output<typeof ProductCourse>

/** What can be learnt with a book. */
export const ProductLearning = z.object({
  /** The textbook it belongs to, with the names of its chapters. */
  textbook: z.nullable(
    z.object({
      assetId: z.int(),
      assetName: z.string(),
      slug: z.string(),
      chapters: z.array(z.string()),
    }),
  ),
  course: z.nullable(ProductCourse),
  /** One exercise that is free. */
  exercise: z.nullable(
    z.object({
      examinationId: z.int(),
      examinationName: z.string(),
      totalQuestion: z.int(),
    }),
  ),
  /** The course opens by a code printed in a book. */
  takesCode: z.boolean(),
})
export type ProductLearning = z.output<typeof ProductLearning>
