import type { AnswerChecks } from './answer-check'

export const chemistryGrade10: AnswerChecks = {
  'Kiểm tra Hóa học lớp 10: Nguyên tử và liên kết': {
    1: () => 39 - 19,
    2: () => (40 + 12) / 4,
    3: () => [(6354 - 6300) / 2, 100 - (6354 - 6300) / 2],
    4: () => 17 - 2 - 8,
    8: () => [11, 10].every((z) => z === 10),
  },
}
