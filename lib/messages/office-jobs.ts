import type { JobQueueName } from '@/contract/staff/jobs'
import { formatNumber } from '@/lib/format/money'

/** What mail servers, carriers and payment sites say, in words; the first that fits. */
const reasons: readonly [RegExp, string][] = [
  [/EAUTH|\b535\b/, 'Máy chủ thư không nhận tên hoặc mật khẩu của cửa hàng'],
  [/\b55[0-4]\b/, 'Hộp thư này không nhận thư'],
  [/\b4[25]\d\b/, 'Máy chủ thư tạm thời không nhận'],
  [/ENOTFOUND|EAI_AGAIN/, 'Không tìm thấy máy chủ'],
  [/ECONNREFUSED|ECONNRESET|ECONNECTION|ESOCKET|EPIPE|fetch failed/, 'Không kết nối được máy chủ'],
  [/ETIMEDOUT|[Tt]imeout|timed out|aborted/, 'Máy chủ không trả lời kịp'],
  [/no account at Zalo/, 'Cửa hàng chưa kết nối Zalo hay SMS'],
  [/too many messages/, 'Số này đã nhận quá nhiều tin trong ngày'],
  [/may have been sent/, 'Dịch vụ không trả lời; tin có thể đã đến'],
  [/-1(18|19|08)\b|\b99\b|\b108\b/, 'Số này không nhận được tin'],
  [/-1(15|44)\b|\b103\b/, 'Hết hạn mức hoặc số dư ở dịch vụ nhắn tin'],
  [/no account/, 'Chưa có tài khoản ở cổng thanh toán'],
]

type Counted = {
  waiting: number
  running: number
  failed: number
  oldestSeconds: number | null
}

const ageOf = (seconds: number) =>
  seconds < 120 ? `${seconds} giây` : `${formatNumber(Math.round(seconds / 60))} phút`

export const officeJobs = {
  queues: {
    'urgent-mails': 'Thư chứa mã hoặc liên kết',
    mails: 'Thư',
    'phone-messages': 'Tin Zalo và SMS',
    'parcels-to-make': 'Báo kiện cho hãng',
    'parcels-to-track': 'Hỏi kiện đang đi',
    invoices: 'Hóa đơn',
    refunds: 'Hoàn tiền',
    'payments-to-ask': 'Hỏi cổng thanh toán',
    holds: 'Trả hàng giữ chỗ',
    'stock-terms': 'Giữ sách của đơn chưa xác nhận',
    imports: 'Nhập sách',
    planned: 'Giá và bài hẹn giờ',
    upkeep: 'Dọn dẹp định kỳ',
    sweep: 'Dò việc bị sót',
  } satisfies Record<JobQueueName, string> & Record<string, string>,
  queue: 'Hàng đợi',
  name: 'Việc',
  reason: 'Lý do',
  next: 'Thử lại lúc',
  nextIs: (when: string | null) => (when === null ? 'Không tự thử lại nữa' : `Thử lại lúc ${when}`),
  created: 'Từ lúc',
  allQueues: 'Mọi hàng đợi',
  final: 'Không tự thử lại nữa',
  attempts: (count: number) => `đã thử ${count} lần`,
  reasonOf: (said: string) =>
    reasons.find(([pattern]) => pattern.test(said))?.[1] ??
    `Bên kia báo: ${said.replace(/^\w*Error: /, '')}`,
  retry: 'Thử lại',
  retryAbout: (name: string) => `Làm lại ngay: ${name}.`,
  figures: 'Đang chờ và đang làm',
  /** What stands in a queue, in one sentence. */
  counts: ({ waiting, running, failed, oldestSeconds }: Counted) =>
    [
      waiting > 0 && `${formatNumber(waiting)} việc đang chờ`,
      oldestSeconds !== null && `lâu nhất ${ageOf(oldestSeconds)}`,
      running > 0 && `${formatNumber(running)} đang làm`,
      failed > 0 && `${formatNumber(failed)} lỗi trong giờ qua`,
    ]
      .filter(Boolean)
      .join(', '),
  lastReason: (reason: string) => `Lỗi gần nhất: ${reason}`,
  nothingWaits: 'Không có việc nào đang chờ, mọi việc đã làm xong.',
  empty: 'Không có việc nào bị lỗi.',
} as const
