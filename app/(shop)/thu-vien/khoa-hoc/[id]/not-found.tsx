import { MissingCourse } from '@/components/learning/missing-view'

export default MissingCourse
