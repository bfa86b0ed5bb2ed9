import { CourseNotFound } from '@/components/learning/learning-not-found'

export default CourseNotFound
