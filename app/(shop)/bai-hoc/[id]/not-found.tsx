import { MissingLesson } from '@/components/learning/missing-view'

export default MissingLesson
