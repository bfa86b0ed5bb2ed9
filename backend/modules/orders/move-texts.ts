/** Why an order may not be moved, and what to do instead. */
export const moveTexts = {
  cannotMove: 'Đơn hàng không chuyển được sang trạng thái này.',
  onlyCourses: 'Đơn chỉ có khóa học, không có gì để đóng gói.',
  courseSeen:
    'Khóa học trong đơn đã xem quá một phần năm nên đơn không hủy và hoàn toàn bộ được. Phần sách gửi yêu cầu trả hàng sau khi nhận.',
  cancelParcelFirst: 'Hãng vận chuyển đã có vận đơn của đơn này. Hãy hủy vận đơn trước.',
  carrierHasIt:
    'Kiện hàng đang ở hãng vận chuyển; đơn tự chuyển khi hãng báo đã giao hoặc đã trả về.',
  unsentCopies: 'Đơn còn bản chưa gửi: gửi nốt, hoặc bỏ phần đó khỏi đơn.',
  closeParcels:
    'Đơn có kiện đã trở về hoặc bị mất, hoặc đã bớt sách: hãy nhập lại từng kiện, đơn tự chuyển khi xong.',
  closeLost: 'Đơn có kiện bị mất: hãy nhập lại kiện đó, số bản bị mất được ghi giảm khỏi kho.',
  closeKeepsCourse:
    'Khóa học trong đơn đã xem quá một phần năm nên không hoàn lại. Hãy nhập lại kiện sách; đơn giữ phần khóa học.',
  partArrived:
    'Một phần đơn đã đến tay người nhận: nhập lại từng kiện, hoặc dùng yêu cầu trả hàng.',
  returnsUnderWay: 'Đơn có yêu cầu trả hàng; hãy xử lý ở mục trả hàng.',
} as const
