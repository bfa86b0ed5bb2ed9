import { fold } from '@/contract/text'

const everywhere = ['Giáo dục thể chất', 'Âm nhạc', 'Mĩ thuật']
const lower = ['Tiếng Việt', 'Toán', 'Đạo đức']
const primary = [...everywhere, 'Hoạt động trải nghiệm']
const technical = ['Tin học', 'Công nghệ']

/** The subjects everybody has in a grade (programme of 2018, circulars 32/2018 and 13/2022); chosen ones are not among them. */
export function subjectsOfGrade(grade: number): readonly string[] {
  if (grade <= 2) return [...lower, 'Tự nhiên và Xã hội', ...primary]
  if (grade === 3) return [...lower, 'Tiếng Anh', 'Tự nhiên và Xã hội', ...technical, ...primary]
  if (grade <= 5)
    return [...lower, 'Tiếng Anh', 'Lịch sử và Địa lí', 'Khoa học', ...technical, ...primary]
  const upper = ['Ngữ văn', 'Toán', 'Tiếng Anh']
  const career = 'Hoạt động trải nghiệm, hướng nghiệp'
  if (grade <= 9) {
    const lowerSecondary = ['Giáo dục công dân', 'Lịch sử và Địa lí', 'Khoa học tự nhiên']
    return [...upper, ...lowerSecondary, ...technical, ...everywhere, career]
  }
  return [...upper, 'Lịch sử', 'Giáo dục thể chất', 'Giáo dục quốc phòng và an ninh', career]
}

/** `Mỹ thuật` is `Mĩ thuật`, `Địa lý` is `Địa lí`. */
const plain = (subject: string) => fold(subject).replace(/y/g, 'i')

/** One book may serve two subjects. */
const together: Record<string, readonly string[]> = {
  'nghe thuat': ['am nhac', 'mi thuat'],
  'tin hoc va cong nghe': ['tin hoc', 'cong nghe'],
}

/** The subjects of a grade that none of these books is for. */
export function missingSubjects(grade: number, subjects: readonly string[]): string[] {
  const served = new Set(
    subjects.map(plain).flatMap((subject) => [subject, ...(together[subject] ?? [])]),
  )
  return subjectsOfGrade(grade).filter((subject) => !served.has(plain(subject)))
}

/** The order in which a school's list names subjects; others follow by name. */
export const subjectPlace = (grade: number, subject: string): number => {
  const at = subjectsOfGrade(grade).findIndex((one) => plain(one) === plain(subject))
  return at < 0 ? Number.MAX_SAFE_INTEGER : at
}
