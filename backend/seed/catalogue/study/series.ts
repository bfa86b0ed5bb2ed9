import { levelOf } from './closings'
import type { Kind } from './plan'
import type { SubjectKey } from './subjects'

export type Series = { name: string; authors: readonly string[] }

const series = {
  oLy: {
    name: 'Ô Ly',
    authors: ['Nguyễn Thục Khuê', 'Lại Văn Thuận', 'Tổ biên soạn Ô Ly', 'Đàm Ngọc Bích'],
  },
  themSang: {
    name: 'Thềm Sáng',
    authors: ['Tống Khánh Duy', 'Nhóm Thềm Sáng', 'Mai Hồng Phúc', 'Lâm Thế Vinh'],
  },
  benChu: {
    name: 'Bến Chữ',
    authors: ['Châu Tuệ Minh', 'Nhóm Bến Chữ', 'Doãn Phương Thảo', 'Vũ Thọ Bách'],
  },
  chongDen: {
    name: 'Chong Đèn',
    authors: ['Nhóm Chong Đèn', 'Viên Quốc Trụ', 'Thân Lệ Quyên', 'Bạch Gia Định'],
  },
} as const satisfies Record<string, Series>

const wordy: readonly SubjectKey[] = [
  'ngu-van',
  'tieng-anh',
  'lich-su',
  'dia-li',
  'lich-su-dia-li',
  'cong-dan',
]
const demanding: readonly Kind[] = [
  'nang-cao',
  'de',
  'bo-de',
  'on-thi',
  'hoc-sinh-gioi',
  'chuyen-de',
]

/** Which of the four invented series a study book belongs to. */
export function seriesOf(subject: SubjectKey, grade: number, kind: Kind): Series {
  if (demanding.includes(kind) && grade >= 4) return series.chongDen
  if (levelOf(grade) === 'primary') return series.oLy
  return wordy.includes(subject) ? series.benChu : series.themSang
}
