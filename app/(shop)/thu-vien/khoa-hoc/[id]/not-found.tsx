import { MissingCourse } from '@/components/learning/learning-not-found'

export default MissingCourse
