import type { Subject } from '@/backend/seed/catalogue/covers/spec'
import type { Topics } from './topics'
import * as exact from './topics-exact'
import * as languages from './topics-languages'
import * as nature from './topics-nature'
import * as society from './topics-society'

export type StudySubject = { name: string; cover: Subject; topics: Topics }

/** Subjects as the timetable calls them, with the figure their covers carry. */
export const subjects = {
  toan: { name: 'Toán', cover: 'toan', topics: exact.maths },
  'tieng-viet': { name: 'Tiếng Việt', cover: 'van', topics: languages.vietnamese },
  'ngu-van': { name: 'Ngữ văn', cover: 'van', topics: languages.literature },
  'tieng-anh': { name: 'Tiếng Anh', cover: 'anh', topics: languages.english },
  'tu-nhien-xa-hoi': { name: 'Tự nhiên và Xã hội', cover: 'khoa-hoc', topics: nature.nature },
  'khoa-hoc': { name: 'Khoa học', cover: 'khoa-hoc', topics: nature.nature },
  'khoa-hoc-tu-nhien': { name: 'Khoa học tự nhiên', cover: 'khoa-hoc', topics: nature.nature },
  'vat-li': { name: 'Vật lí', cover: 'li', topics: nature.physics },
  'hoa-hoc': { name: 'Hóa học', cover: 'hoa', topics: nature.chemistry },
  'sinh-hoc': { name: 'Sinh học', cover: 'sinh', topics: nature.biology },
  'lich-su-dia-li': { name: 'Lịch sử và Địa lí', cover: 'dia', topics: society.historyGeography },
  'lich-su': { name: 'Lịch sử', cover: 'su', topics: society.history },
  'dia-li': { name: 'Địa lí', cover: 'dia', topics: society.geography },
  'tin-hoc': { name: 'Tin học', cover: 'tin', topics: exact.informatics },
  'cong-dan': { name: 'Giáo dục công dân', cover: 'dao-duc', topics: society.civics },
  'nghe-thuat': { name: 'Nghệ thuật', cover: 'nghe-thuat', topics: society.arts },
} as const satisfies Record<string, StudySubject>

export type SubjectKey = keyof typeof subjects

export function topicsOf(subject: SubjectKey, grade: number): readonly string[] {
  const found = (subjects[subject].topics as Topics)[grade]
  if (!found) throw new Error(`No topics for ${subject} ${grade}`)
  return found
}
