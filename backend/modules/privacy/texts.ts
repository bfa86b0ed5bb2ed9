const file = {
  fileName: 'du-lieu-ca-nhan.zip',
  title: (shop: string) => `Dữ liệu của bạn tại ${shop}`,
  made: (time: string) =>
    `Tệp được lập lúc ${time}. Mật khẩu và mã xác thực chỉ được giữ ở dạng băm, không ai đọc lại được, nên không có trong tệp này.`,
  kept: 'Giữ',
  nothing: '(trống)',
  yes: 'Có',
  no: 'Không',
}

const emails = {
  refusedSubject: (shop: string) => `${shop} chưa thể thực hiện yêu cầu về dữ liệu của bạn`,
  refusedText: {
    export: 'Cửa hàng chưa thể gửi bản sao dữ liệu mà bạn yêu cầu.',
    erase: 'Cửa hàng chưa thể xóa dữ liệu như bạn yêu cầu.',
    restrict: 'Cửa hàng chưa thể hạn chế xử lý dữ liệu như bạn yêu cầu.',
  },
  refusedReason: (reason: string) => `Lý do: ${reason}`,
  complain:
    'Nếu không đồng ý, bạn hãy trả lời thư này; bạn cũng có quyền khiếu nại đến cơ quan bảo vệ dữ liệu cá nhân (Bộ Công an).',
  hello: (name: string) => `Chào ${name},`,
  /** A button in the e-mail. */
  links: {
    file: 'Tải tệp dữ liệu',
    own: 'Xem dữ liệu của tôi',
    invitation: 'Xem và trả lời',
    child: 'Xem tài khoản của con',
  },
  notYou: 'Nếu không phải bạn yêu cầu, hãy bỏ qua thư này và không đưa liên kết cho ai.',
  exportSubject: (shop: string) => `Tệp dữ liệu của bạn tại ${shop}`,
  exportText:
    'Tệp dữ liệu bạn yêu cầu đã sẵn sàng. Liên kết dùng được trong 24 giờ; khi mở, bạn cần nhập mật khẩu:',
  erasureSubject: (shop: string) => `Yêu cầu xóa dữ liệu tại ${shop}`,
  erasureText: (day: string) =>
    `Chúng tôi đã nhận yêu cầu xóa tài khoản và dữ liệu của bạn. Việc xóa diễn ra vào ${day}. Nếu đổi ý, hoặc không phải bạn yêu cầu, hãy đăng nhập và rút lại trước ngày đó:`,
  guestErasureText: (day: string) =>
    `Chúng tôi đã nhận yêu cầu xóa dữ liệu của các đơn đặt bằng email này. Việc xóa diễn ra vào ${day}. Nếu đổi ý, hoặc không phải bạn yêu cầu, hãy xin liên kết và rút lại trước ngày đó:`,
  lastLetter:
    'Đây là thư cuối cùng về việc này: xóa xong, chúng tôi không còn giữ địa chỉ của bạn. Số tiền và ngày của đơn đã mua được giữ theo luật kế toán, không kèm tên, điện thoại và địa chỉ.',
  guestSubject: (shop: string) => `Dữ liệu của bạn tại ${shop}`,
  guestText:
    'Liên kết sau mở trang dữ liệu của các đơn đặt bằng email này, dùng được trong 24 giờ:',
  invitationSubject: (shop: string) =>
    `Xin sự đồng ý của người giám hộ cho một tài khoản tại ${shop}`,
  invitationText: (shop: string, child: string) =>
    `${child}, dưới 16 tuổi, đã mở tài khoản tại ${shop} và cho biết bạn là cha, mẹ hoặc người giám hộ. Mời bạn xem tài khoản giữ những gì rồi đồng ý hoặc từ chối. Liên kết dùng được một lần, trong 7 ngày:`,
  notParent: 'Nếu bạn không phải cha, mẹ hay người giám hộ của em, hãy bỏ qua thư này.',
  guardianSubject: (shop: string) => `Tài khoản của con bạn tại ${shop}`,
  noSubject: (shop: string) => `Người giám hộ không đồng ý cho tài khoản của bạn tại ${shop}`,
  noText:
    'Người giám hộ của bạn không đồng ý, hoặc đã rút lại sự đồng ý, đối với tài khoản này. Từ bây giờ, đánh giá của bạn được ẩn và dữ liệu chỉ được dùng cho việc bạn tự làm và cho đơn đang giao.',
  noErasure: (day: string) =>
    `Theo yêu cầu của người giám hộ, tài khoản và dữ liệu của bạn sẽ được xóa vào ${day}, sau khi các đơn đang giao đã xong.`,
  noWay: 'Bạn có thể trao đổi với người giám hộ rồi mời họ đồng ý lại tại trang:',
  childErasureText: (child: string, day: string) =>
    `Bạn đã rút lại sự đồng ý và yêu cầu xóa dữ liệu của ${child}. Việc xóa diễn ra vào ${day}, sau khi các đơn đang giao đã xong. Nếu đổi ý, trước ngày đó bạn hãy nhờ ${child} gửi lại thư mời ở mục Dữ liệu của tôi; sau khi bạn đồng ý, ${child} có thể rút lại yêu cầu xóa.`,
  guardianText:
    'Liên kết sau giúp bạn xem tài khoản của con và rút lại sự đồng ý, dùng được trong 24 giờ:',
}

/** What refusals and confirmations say. */
const staff = {
  notOpen: 'Yêu cầu này đã được thực hiện, đã rút lại hoặc đã bị từ chối.',
  stillGrace: (day: string) =>
    `Người yêu cầu vẫn có thể rút lại đến ${day}. Dữ liệu được xóa sau ngày đó.`,
  firstThese: (open: readonly string[]) => `Cần giải quyết trước: ${open.join(', ')}.`,
  carriedOut: 'Đã thực hiện xong yêu cầu.',
  refused: 'Đã từ chối và gửi thư báo cho người yêu cầu.',
}

export const privacyTexts = {
  staff,
  file,
  emails,
  unpaidCommission: 'hoa hồng chưa trả',
  day: (day: string, month: string, year: string) => `ngày ${day} tháng ${month} năm ${year}`,
  linkOver: 'Liên kết không còn hiệu lực. Bạn hãy xin liên kết mới.',
  passwordFirst: 'Tài khoản chưa có mật khẩu. Bạn hãy đặt mật khẩu ở mục Đổi mật khẩu trước.',
  finishFirst: (open: readonly string[]) =>
    `Còn việc chưa xong: ${open.join(', ')}. Bạn hãy yêu cầu xóa khi đơn đã giao xong, tiền đã hoàn hay đã trả.`,
  erasureAsked: (day: string) =>
    `Dữ liệu sẽ được xóa vào ${day}. Trước ngày đó bạn có thể rút lại.`,
  noErasure: 'Không có yêu cầu xóa nào đang chờ.',
  erasureCancelled: 'Đã rút lại yêu cầu xóa. Dữ liệu được giữ nguyên.',
  exportAsked: 'Đã nhận yêu cầu. Liên kết tải tệp sẽ được gửi tới email của bạn sau ít phút.',
  restricted: 'Từ bây giờ, dữ liệu của bạn chỉ được dùng cho việc bạn tự làm và cho đơn đang giao.',
  unrestricted: 'Đã bỏ hạn chế.',
  agreed: 'Đã ghi nhận sự đồng ý của bạn.',
  withdrawn: 'Đã rút lại sự đồng ý.',
  notForChildren: 'Bạn đọc dưới 16 tuổi không nhận thư giới thiệu.',
  linkMailed: 'Nếu địa chỉ này có dữ liệu tại cửa hàng, một liên kết đã được gửi tới đó.',
  noChild:
    'Chỉ bạn đọc dưới 16 tuổi cần người giám hộ. Bạn xem lại ngày sinh trong Thông tin tài khoản.',
  birthdayStays:
    'Người giám hộ đã trả lời cho tài khoản này nên bạn không tự đổi ngày sinh được. Bạn hãy gọi hotline để được sửa.',
  ownAddress: 'Email của người giám hộ phải khác email của tài khoản.',
  hasGuardian: 'Tài khoản đã có người giám hộ đồng ý.',
  guardianFirst:
    'Người giám hộ hoặc chính bạn đã không đồng ý. Bạn cần mời cha, mẹ hoặc người giám hộ đồng ý trước.',
  guardianInvited:
    'Đã gửi thư cho người giám hộ. Liên kết trong thư dùng được một lần, trong 7 ngày.',
  guardianLeft:
    'Đã rút lại. Đánh giá của bạn được ẩn cho đến khi cha, mẹ hoặc người giám hộ đồng ý lại.',
  guardianAgreed: 'Cảm ơn bạn. Sự đồng ý của bạn đã được ghi nhận.',
  guardianRefused:
    'Đã ghi nhận rằng bạn không đồng ý. Từ bây giờ, dữ liệu của em không được dùng vào việc gì khác.',
  guardianWithdrew:
    'Đã rút lại sự đồng ý. Từ bây giờ, dữ liệu của em không được dùng vào việc gì khác.',
  guardianErased:
    'Đã rút lại sự đồng ý. Dữ liệu của em sẽ được xóa sau 14 ngày; một thư xác nhận đã được gửi cho bạn.',
} as const
