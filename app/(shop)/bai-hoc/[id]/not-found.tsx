import { LessonNotFound } from '@/components/learning/learning-not-found'

export default LessonNotFound
