import type { OrderSentences } from '@/contract/order-sentences/order-sentences'

type Pair = readonly [RegExp, RegExp]

/** Sentences that contradict each other when one page, list and mail of the same order show both. */
const forbiddenPairs: readonly Pair[] = [
  [/Đã hoàn tiền/, /chuyển khoản theo thông tin|được ngân hàng xác nhận|trả tiền cho người giao/],
  [
    // With its amount; beside what is still to be paid a total alone may say it.
    /Chờ hoàn|sẽ hoàn ./i,
    /thanh toán trước|chuyển khoản trước|chuyển khoản theo thông tin|được ngân hàng xác nhận|trả tiền cho người giao/,
  ],
  [
    /Đã hủy|Hoàn trả|Thất lạc/,
    /Đặt hàng thành công|Cảm ơn bạn|Tiếp theo|chuyển khoản theo thông tin|trả tiền cho người giao/,
  ],
  [/Đã hủy|Hoàn trả|Thất lạc/, /Chưa thanh toán|không thành công|Còn phải trả|hết hạn trả/],
  [/hết hạn trả/, /sẽ hoàn|Chờ hoàn/i],
  [/hết hạn trả/, /đã được hủy|đã trở về|thất lạc/],
  [/Không phải trả tiền/, /sẽ hoàn|Chờ hoàn|Còn phải trả|đã nhận/i],
  [
    /^Đã thanh toán$/m,
    /Còn phải trả|sẽ hoàn|Chờ hoàn|trả tiền cho người giao|Đơn hàng chờ thanh toán/i,
  ],
  [/Đã thanh toán/, /Khóa học mở khi/],
  [/thất lạc/i, /đã trở về kho|đang trên đường|Hoàn trả/],
  [/không phải trả tiền cho đơn/, /hoàn .{0,200} cho bạn|Còn phải trả/],
  [
    /Cửa hàng gọi xác nhận|khi cửa hàng gọi|Sách được giữ cho bạn/,
    /Đã xác nhận|Đang đóng gói|Đang giao|Đã giao/,
  ],
  [/sách trở lại kệ/, /Sách được giữ cho bạn|Cửa hàng gọi xác nhận/],
  [/Đang giao|Đã giao/, /được đóng gói và giao (?!trong một kiện khác)/],
  [/Đã giao|Hoàn tất/, /trả tiền cho người giao|đang trên đường/],
  [/không cần chuyển thêm/, /chuyển khoản theo thông tin|còn thiếu|Còn phải trả/],
  [/không được duyệt/, /sẽ hoàn|Chờ hoàn|chưa chuyển được/i],
  [/^Đã hoàn tiền$/m, /sẽ hoàn|Cửa hàng hoàn .{0,200} chậm nhất/i],
  [/^(Chưa thanh toán|Chưa trả tiền)$/m, /đã nhận .{0,200} đơn này|Đã nhận .{0,200} đơn/i],
  [/Không phải trả tiền|không phải trả tiền cho đơn/, /Đã hoàn .{0,200} về/],
]

/** What of its courses and delivery an order says, in words the pairs know. */
const spoken = ({
  next,
  courses,
  totals,
  returnsOver,
  money,
  ...one
}: OrderSentences): string[] => [
  one.status,
  one.payment,
  ...(one.title === null ? [] : [one.title]),
  ...(one.deadline === null ? [] : [one.deadline]),
  ...(one.thanks === null ? [] : [one.thanks]),
  ...(money === null ? [] : [money.text]),
  ...next,
  ...(courses === 'open' ? ['Khóa học đang mở'] : []),
  ...(courses === 'oncePaid' ? ['Khóa học mở khi được thanh toán'] : []),
  ...totals.map(({ label }) => label),
  ...(returnsOver === null ? [] : [returnsOver]),
  ...one.news,
]

/** Two sentences of an order, and what stands beside them, that contradict each other, as `one / other`; none when all agree. */
export function contradictionsIn(
  sentences: OrderSentences,
  more: readonly string[] = [],
): string[] {
  const all = [...spoken(sentences), ...more]
  return forbiddenPairs.flatMap(([one, other]) => {
    const first = all.find((text) => one.test(text))
    const second = all.find((text) => text !== first && other.test(text))
    return first !== undefined && second !== undefined ? [`${first} / ${second}`] : []
  })
}
