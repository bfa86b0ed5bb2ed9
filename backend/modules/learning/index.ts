export { activateCourse } from '@/backend/modules/learning/activate-course'
export { attachedToAccount } from '@/backend/modules/learning/attached-to-account'
export { changeLesson, getLesson } from '@/backend/modules/learning/authoring/lessons'
export { getCourse, listCourses } from '@/backend/modules/learning/authoring/staff-course-queries'
export {
  changeCourse,
  createCourse,
  setArchived,
} from '@/backend/modules/learning/authoring/write-course'
export { keepCourseDays, refreshCoursesOf } from '@/backend/modules/learning/course-access'
export { courseCodeHash } from '@/backend/modules/learning/course-code'
export {
  type CourseWithProduct,
  findActivation,
  findAttachment,
  findCourse,
  findEnrollment,
  findLesson,
  type LessonWithCourse,
  listAttachments,
  listCourseChapters,
  listLessons,
  ownsCourse,
  type Visibility,
} from '@/backend/modules/learning/course-detail-queries'
export {
  type Activation,
  courseDetail,
  courseItem,
  isLessonOpen,
  isPublicLesson,
  lessonDetail,
  ownedCourse,
} from '@/backend/modules/learning/course-mapper'
export {
  listCourseCategories,
  listCourseTexts,
  listLibraryCourses,
} from '@/backend/modules/learning/course-queries'
export { setFormulas } from '@/backend/modules/learning/formulas'
export { lessonPass } from '@/backend/modules/learning/lesson-pass'
export {
  type Access,
  fileAccess,
  lessonAccess,
  noteOpened,
} from '@/backend/modules/learning/media-access'
export {
  findProgress,
  listLessonIds,
  listStudied,
  listUserCourses,
} from '@/backend/modules/learning/own-course-queries'
export { findOwnLesson, saveLessonProgress } from '@/backend/modules/learning/save-lesson-progress'
export { takeCourse } from '@/backend/modules/learning/take-course'
export { libraryMessages } from '@/backend/modules/learning/texts'
