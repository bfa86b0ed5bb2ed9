import type { SubjectKey } from './subjects'

export type Kind =
  | 'tap'
  | 'hoc'
  | 'bai-tap'
  | 'phieu-tuan'
  | 'luyen-viet'
  | 'on-he'
  | 'nang-cao'
  | 'de'
  | 'bo-de'
  | 'so-tay'
  | 'chuyen-de'
  | 'doc-hieu'
  | 'viet-doan'
  | 'on-thi'
  | 'hoc-sinh-gioi'

/** One study book to be: what it is called and what it is. */
export type Planned = {
  subject: SubjectKey
  grade: number
  kind: Kind
  title: string
  shelf?: string
  volume?: 1 | 2
}

const ways: Record<string, string> = {
  'Ngữ văn': 'Đọc, viết, nói và nghe',
  'Tiếng Anh': 'Ngữ pháp và từ vựng',
  'Khoa học tự nhiên': 'Quan sát và thực hành',
  'Vật lí': 'Lý thuyết và bài tập mẫu',
  'Hóa học': 'Lý thuyết và bài tập mẫu',
  'Sinh học': 'Hình vẽ và câu hỏi',
  'Lịch sử và Địa lí': 'Lược đồ và câu chuyện',
  'Lịch sử': 'Sự kiện và tư liệu',
  'Địa lí': 'Bản đồ và số liệu',
  'Tin học': 'Thực hành từng bước',
  'Tự nhiên và Xã hội': 'Em nhìn quanh mình',
  'Khoa học': 'Thí nghiệm và ghi chép',
  'Giáo dục công dân': 'Tình huống quanh em',
  'Nghệ thuật': 'Vẽ, nặn, hát và gõ',
}

const names: Partial<Record<Kind, (subject: string, grade: number) => string>> = {
  hoc: (subject, grade) => `${subject} lớp ${grade} – ${ways[subject] ?? 'Học chắc từng bài'}`,
  'bai-tap': (subject, grade) => `Bài tập ${subject} lớp ${grade}`,
  'phieu-tuan': (subject, grade) => `Phiếu cuối tuần ${subject} lớp ${grade}`,
  'on-he': (subject, grade) => `Ôn hè ${subject} lớp ${grade}`,
  'nang-cao': (subject, grade) => `${subject} lớp ${grade} – Nâng cao`,
  de: (subject, grade) => `Đề kiểm tra ${subject} lớp ${grade}`,
  'so-tay': (subject, grade) => `Sổ tay ${subject} lớp ${grade}`,
  'doc-hieu': (subject, grade) => `Đọc hiểu ${subject} lớp ${grade}`,
}

type Cell = readonly [SubjectKey, string, readonly number[], readonly Kind[]]

// One row: subject, its name, the grades, the books every one of these grades has.
const cells: readonly Cell[] = [
  ['toan', 'Toán', [1, 2, 3, 4, 5], ['tap', 'bai-tap', 'phieu-tuan']],
  ['toan', 'Toán', [1, 2, 3, 4], ['on-he']],
  ['toan', 'Toán', [3, 4, 5], ['nang-cao']],
  ['toan', 'Toán', [4, 5], ['de']],
  ['toan', 'Toán', [6, 7, 8, 9], ['tap', 'bai-tap', 'nang-cao', 'de']],
  ['toan', 'Toán', [10, 11, 12], ['hoc', 'bai-tap', 'de']],
  ['toan', 'Toán', [9, 12], ['so-tay']],
  ['tieng-viet', 'Tiếng Việt', [1, 2, 3, 4, 5], ['tap']],
  ['tieng-viet', 'Tiếng Việt', [2, 3, 4, 5], ['bai-tap']],
  ['tieng-viet', 'Tiếng Việt', [1, 2, 3, 4], ['on-he']],
  ['tieng-viet', 'Tiếng Việt', [4, 5], ['doc-hieu']],
  ['tieng-viet', 'Tiếng Việt', [5], ['de']],
  ['ngu-van', 'Ngữ văn', [6, 7, 8, 9, 10, 11, 12], ['hoc', 'doc-hieu']],
  ['ngu-van', 'Ngữ văn', [9, 12], ['de', 'so-tay']],
  ['tieng-anh', 'Tiếng Anh', [3, 4, 5, 6, 7, 8, 9, 10, 11, 12], ['bai-tap']],
  ['tieng-anh', 'Tiếng Anh', [5, 6, 7, 8, 9, 10, 11, 12], ['hoc']],
  ['tieng-anh', 'Tiếng Anh', [9, 12], ['de']],
  ['tu-nhien-xa-hoi', 'Tự nhiên và Xã hội', [1, 2, 3], ['hoc']],
  ['khoa-hoc', 'Khoa học', [4, 5], ['hoc']],
  ['khoa-hoc-tu-nhien', 'Khoa học tự nhiên', [6, 7, 8, 9], ['hoc', 'bai-tap']],
  ['khoa-hoc-tu-nhien', 'Khoa học tự nhiên', [8, 9], ['de']],
  ['vat-li', 'Vật lí', [10, 11, 12], ['hoc', 'bai-tap']],
  ['hoa-hoc', 'Hóa học', [10, 11, 12], ['hoc', 'bai-tap']],
  ['sinh-hoc', 'Sinh học', [10, 11, 12], ['hoc', 'bai-tap']],
  ['vat-li', 'Vật lí', [11, 12], ['so-tay']],
  ['hoa-hoc', 'Hóa học', [11, 12], ['so-tay']],
  ['lich-su-dia-li', 'Lịch sử và Địa lí', [4, 5, 6, 7, 8, 9], ['hoc']],
  ['lich-su', 'Lịch sử', [10, 11, 12], ['hoc']],
  ['dia-li', 'Địa lí', [10, 11, 12], ['hoc']],
  ['tin-hoc', 'Tin học', [3, 5, 6, 7, 8, 9, 10, 11, 12], ['hoc']],
  ['cong-dan', 'Giáo dục công dân', [6, 7, 8], ['hoc']],
  ['nghe-thuat', 'Nghệ thuật', [3, 5], ['hoc']],
]

const twoVolumes = (subject: SubjectKey, name: string, grade: number): Planned[] => [
  { subject, grade, kind: 'tap', title: `${name} lớp ${grade} – Tập một`, volume: 1 },
  { subject, grade, kind: 'tap', title: `${name} lớp ${grade} – Tập hai`, volume: 2 },
]

const regular = (): Planned[] =>
  cells.flatMap(([subject, name, grades, kinds]) =>
    grades.flatMap((grade) =>
      kinds.flatMap((kind): Planned[] => {
        if (kind === 'tap') return twoVolumes(subject, name, grade)
        const title = names[kind]?.(name, grade)
        if (!title) throw new Error(`No name for ${kind}`)
        return [{ subject, grade, kind, title }]
      }),
    ),
  )

const one = (
  subject: SubjectKey,
  grade: number,
  kind: Kind,
  title: string,
  shelf?: string,
): Planned => ({ subject, grade, kind, title, ...(shelf ? { shelf } : {}) })

const named: readonly Planned[] = [
  one('tieng-viet', 1, 'luyen-viet', 'Vở luyện viết lớp 1 – Chữ thường'),
  one('tieng-viet', 1, 'luyen-viet', 'Vở luyện viết lớp 1 – Chữ hoa'),
  one('tieng-viet', 2, 'luyen-viet', 'Vở luyện viết lớp 2'),
  one('tieng-viet', 3, 'luyen-viet', 'Vở luyện viết chữ nghiêng lớp 3'),
  one('tieng-viet', 3, 'viet-doan', 'Tập viết đoạn văn lớp 3'),
  one('tieng-viet', 4, 'viet-doan', 'Viết văn tả cây cối, con vật lớp 4'),
  one('tieng-viet', 5, 'viet-doan', 'Viết văn tả người, tả cảnh lớp 5'),
  one('ngu-van', 7, 'viet-doan', 'Viết đoạn, viết bài lớp 7'),
  one('ngu-van', 10, 'viet-doan', 'Viết bài luận thuyết phục lớp 10'),
  one('ngu-van', 12, 'viet-doan', 'Nghị luận văn học lớp 12'),
  one('toan', 8, 'chuyen-de', 'Hằng đẳng thức và phân thức lớp 8'),
  one('toan', 9, 'chuyen-de', 'Đường tròn và góc lớp 9'),
  one('toan', 11, 'chuyen-de', 'Hình không gian lớp 11 nhìn bằng mô hình'),
  one('toan', 12, 'chuyen-de', 'Nguyên hàm và tích phân lớp 12'),
  one('vat-li', 11, 'chuyen-de', 'Dao động và sóng lớp 11'),
  one('hoa-hoc', 11, 'chuyen-de', 'Hóa hữu cơ lớp 11 từ gốc'),

  one('toan', 5, 'on-thi', 'Ôn thi vào lớp 6 môn Toán', 'on-vao-lop-6'),
  one('tieng-viet', 5, 'on-thi', 'Ôn thi vào lớp 6 môn Tiếng Việt', 'on-vao-lop-6'),
  one('tieng-anh', 5, 'on-thi', 'Ôn thi vào lớp 6 môn Tiếng Anh', 'on-vao-lop-6'),
  one('toan', 5, 'bo-de', 'Bộ đề Toán tư duy vào lớp 6', 'on-vao-lop-6'),

  one('toan', 9, 'on-thi', 'Ôn thi vào lớp 10 môn Toán', 'on-vao-lop-10'),
  one('ngu-van', 9, 'on-thi', 'Ôn thi vào lớp 10 môn Ngữ văn', 'on-vao-lop-10'),
  one('tieng-anh', 9, 'on-thi', 'Ôn thi vào lớp 10 môn Tiếng Anh', 'on-vao-lop-10'),
  one('toan', 9, 'bo-de', 'Bộ đề thi thử vào lớp 10 môn Toán', 'on-vao-lop-10'),
  one('ngu-van', 9, 'bo-de', 'Bộ đề thi thử vào lớp 10 môn Ngữ văn', 'on-vao-lop-10'),
  one('toan', 9, 'hoc-sinh-gioi', 'Ôn thi vào lớp 10 chuyên Toán', 'on-vao-lop-10'),
  one('khoa-hoc-tu-nhien', 9, 'on-thi', 'Ôn thi vào lớp 10 môn Khoa học tự nhiên', 'on-vao-lop-10'),

  one('toan', 12, 'on-thi', 'Ôn thi tốt nghiệp môn Toán', 'on-tot-nghiep'),
  one('ngu-van', 12, 'on-thi', 'Ôn thi tốt nghiệp môn Ngữ văn', 'on-tot-nghiep'),
  one('tieng-anh', 12, 'on-thi', 'Ôn thi tốt nghiệp môn Tiếng Anh', 'on-tot-nghiep'),
  one('vat-li', 12, 'on-thi', 'Ôn thi tốt nghiệp môn Vật lí', 'on-tot-nghiep'),
  one('hoa-hoc', 12, 'on-thi', 'Ôn thi tốt nghiệp môn Hóa học', 'on-tot-nghiep'),
  one('sinh-hoc', 12, 'on-thi', 'Ôn thi tốt nghiệp môn Sinh học', 'on-tot-nghiep'),
  one('lich-su', 12, 'on-thi', 'Ôn thi tốt nghiệp môn Lịch sử', 'on-tot-nghiep'),
  one('dia-li', 12, 'on-thi', 'Ôn thi tốt nghiệp môn Địa lí', 'on-tot-nghiep'),
  one('toan', 12, 'bo-de', 'Bộ đề thi thử tốt nghiệp môn Toán', 'on-tot-nghiep'),
  one('tieng-anh', 12, 'bo-de', 'Bộ đề thi thử tốt nghiệp môn Tiếng Anh', 'on-tot-nghiep'),

  one('toan', 5, 'hoc-sinh-gioi', 'Bồi dưỡng học sinh giỏi Toán lớp 5', 'hoc-sinh-gioi'),
  one('toan', 8, 'hoc-sinh-gioi', 'Bồi dưỡng học sinh giỏi Toán lớp 8', 'hoc-sinh-gioi'),
  one('ngu-van', 9, 'hoc-sinh-gioi', 'Bồi dưỡng học sinh giỏi Ngữ văn lớp 9', 'hoc-sinh-gioi'),
  one('vat-li', 11, 'hoc-sinh-gioi', 'Bồi dưỡng học sinh giỏi Vật lí lớp 11', 'hoc-sinh-gioi'),
  one('hoa-hoc', 11, 'hoc-sinh-gioi', 'Bồi dưỡng học sinh giỏi Hóa học lớp 11', 'hoc-sinh-gioi'),
  one('sinh-hoc', 11, 'hoc-sinh-gioi', 'Bồi dưỡng học sinh giỏi Sinh học lớp 11', 'hoc-sinh-gioi'),
]

export const studyPlan = (): Planned[] => [...regular(), ...named]
