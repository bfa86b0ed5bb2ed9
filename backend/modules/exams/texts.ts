import type { PlainRefusal } from '@/backend/modules/exams/attempt-rules'
import type { AttemptRefusal } from '@/contract/shop/exam-attempts'

export const examMessages = {
  start: {
    notOpen: 'Bài này chưa đến giờ mở.',
    closed: 'Bài này đã đóng.',
    maxAttempt: 'Bạn đã hết lượt làm bài.',
    empty: 'Bài này chưa có câu hỏi.',
    notEnrolled: 'Bạn chưa kích hoạt khóa học này.',
  } satisfies Record<PlainRefusal, string>,
  attempt: {
    takenOver: 'Bài đang được làm ở thẻ hoặc thiết bị khác.',
    submitted: 'Bài làm này đã được nộp.',
    timeUp: 'Đã hết giờ làm bài.',
  } satisfies Record<AttemptRefusal, string>,
  refusedAnswer: {
    tooLong: (position: number) => `Câu ${position} dài quá 20.000 ký tự nên chưa được lưu.`,
    unreadable: (position: number) =>
      `Câu ${position} có câu trả lời máy chủ không đọc được nên chưa được lưu.`,
  },
  withSample: (explanation: string, sample: string) =>
    `${explanation}<p><strong>Bài làm gợi ý</strong></p>${sample}`,
  submitted: 'Nộp bài thành công.',
  notSubmitted: 'Bạn chưa nộp bài này nên chưa có kết quả.',
}
