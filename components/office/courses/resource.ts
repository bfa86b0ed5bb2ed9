import type { Resource } from '@/components/office/resource'
import { staffCourses } from '@/contract/staff/courses'

export const courses: Resource = {
  address: 'khoa-hoc',
  label: 'Khóa học',
  group: 'learning',
  icon: 'play',
  auditName: 'course',
  calls: staffCourses,
  list: async () => (await import('@/components/office/courses/course-list')).CourseList,
  record: async () => (await import('@/components/office/courses/course-edit')).CourseEdit,
  create: async () => (await import('@/components/office/courses/course-create')).CourseCreate,
}
