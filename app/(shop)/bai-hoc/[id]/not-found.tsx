import { MissingLesson } from '@/components/learning/learning-not-found'

export default MissingLesson
