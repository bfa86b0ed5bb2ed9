const between = (
  what: string,
  from: number | null,
  to: number | null,
  show: (amount: number) => string,
) => {
  if (from === null && to === null) return null
  if (to === null) return `${what} từ ${show(from ?? 0)}`
  return from === null ? `${what} đến ${show(to)}` : `${what} ${show(from)} đến ${show(to)}`
}

/** Texts of the office's settings. */
export const officeSettings = {
  title: 'Cài đặt cửa hàng',
  lastChange: (who: string, time: string) => `${who} lưu lần cuối lúc ${time}.`,
  sections: {
    facts: 'Thông tin cửa hàng',
    warehouse: 'Kho hàng',
    work: 'Giờ làm việc',
    look: 'Logo và màu',
    notices: 'Thông báo đầu trang',
  },
  fields: {
    name: 'Tên cửa hàng',
    nameHint: 'Hiện trên mọi trang, thư, phiếu giao và nhãn.',
    company: 'Tên công ty hoặc hộ kinh doanh',
    address: 'Địa chỉ trụ sở',
    hotlines: 'Số điện thoại',
    hotlinesHint: 'Nhiều số thì cách nhau bằng dấu phẩy. Số đầu tiên in trên nhãn giao hàng.',
    email: 'Email liên hệ',
    taxCode: 'Mã số thuế',
    registration: 'Nơi cấp và ngày cấp đăng ký doanh nghiệp',
    registrationHint: 'Hiện ở chân mọi trang, theo quy định về thương mại điện tử.',
    zaloUrl: 'Zalo của cửa hàng',
    zaloUrlHint:
      'Số điện thoại dùng Zalo, hoặc địa chỉ zalo.me của tài khoản OA. Hiện ở trang sách, trang đơn hàng và chân trang.',
    notificationUrl: 'Địa chỉ “Website đã thông báo”',
    notificationUrlHint:
      'Địa chỉ https://online.gov.vn/… được cấp sau khi thông báo. Có rồi thì chân mọi trang hiện biểu tượng dẫn đến đó.',
    warehouse: 'Địa chỉ kho, nơi nhận hàng trả lại',
    warehouseCity: 'Kho ở tỉnh, thành phố',
    warehouseCityHint: 'Các vùng tính phí giao hàng được kể từ đây.',
    logos: {
      logoUrl: {
        label: 'Logo',
        hint: 'Ở đầu mọi trang, cao 36 px. Chưa có thì đầu trang hiện tên cửa hàng bằng chữ.',
      },
      narrowLogoUrl: {
        label: 'Logo trên điện thoại',
        hint: 'Bản gọn hơn cho màn hình hẹp. Chưa có thì dùng logo ở trên.',
      },
      iconUrl: {
        label: 'Biểu tượng',
        hint: 'Ảnh vuông, ít nhất 512 × 512 px: hiện trên thẻ trình duyệt, màn hình chính của điện thoại và chân trang.',
      },
    },
    logoPreview: 'Logo phải đọc được cả trên nền sáng và nền tối, vì khách chọn được nền tối.',
    stockHours: 'Giữ sách của đơn chưa xác nhận (giờ làm việc)',
    stockHoursHint:
      'Khách vãng lai trả tiền khi nhận có bấy nhiêu giờ làm việc để xác nhận; sau đó sách trở lại kệ, đơn vẫn còn.',
    theme: 'Màu của cửa hàng',
    themeHint: 'Khách vẫn chọn được màu khác cho riêng mình.',
  },
  opening: {
    title: 'Trước khi mở cửa',
    intro:
      'Cửa hàng chưa mở: khách chỉ thấy một trang báo sắp mở cửa, nhân viên đã đăng nhập thì xem và đặt thử được.',
    done: 'xong',
    required: 'bắt buộc',
    optional: 'nên có',
    steps: {
      facts: {
        title: 'Tên, công ty, địa chỉ, liên hệ',
        text: 'Cả tên, công ty, mã số thuế, địa chỉ, kho, điện thoại và email của chính bạn.',
      },
      payment: {
        title: 'Nhận tiền',
        text: 'Thu khi giao hàng thì luôn có sẵn. Thêm tài khoản chuyển khoản, VNPAY hay ví để khách trả trước.',
      },
      shipping: {
        title: 'Phí giao hàng',
        text: 'Đang dùng bảng phí có sẵn. Hãy xem lại theo giá của hãng bạn dùng rồi lưu.',
      },
      books: {
        title: 'Những cuốn sách đầu tiên',
        text: 'Ít nhất một cuốn đang bán và còn hàng: thêm bằng tay hoặc nhập từ tệp.',
      },
      pages: {
        title: 'Các trang pháp lý',
        text: 'Điều khoản, bảo mật, đổi trả, vận chuyển, thanh toán, kiểm hàng.',
      },
      mail: {
        title: 'Gửi thư',
        text: 'Đặt máy chủ thư để khách nhận được mã đăng nhập và thư xác nhận đơn hàng.',
      },
      zalo: {
        title: 'Zalo',
        text: 'Số hoặc địa chỉ Zalo để khách hỏi về sách và đơn hàng.',
      },
      notification: {
        title: 'Thông báo website',
        text: 'Thông báo website trước khi bán. Khi có địa chỉ ở online.gov.vn thì điền vào để chân trang hiện “Website đã thông báo”.',
      },
    },
    links: {
      facts: 'Điền thông tin',
      payment: 'Đặt tài khoản',
      shipping: 'Xem bảng phí',
      categories: 'Tạo danh mục',
      addBook: 'Thêm sách',
      importBooks: 'Nhập từ tệp',
      mail: 'Đặt máy chủ thư',
      zalo: 'Điền Zalo',
      notification: 'Điền địa chỉ',
    },
    missing: (count: number) => `Còn thiếu ${count} trang.`,
    writePages: 'Tạo từ bản mẫu',
    pagesWritten: 'Đã tạo các trang còn thiếu. Hãy đọc lại và sửa cho đúng.',
    notReady: 'Làm xong các việc bắt buộc thì mở cửa được.',
    open: 'Mở cửa hàng',
    openMore: 'Từ giờ ai cũng xem và đặt hàng được.',
    later: 'Để sau',
    opened: 'Cửa hàng đã mở cửa.',
  },
  fees: {
    title: 'Phí giao hàng',
    readOnly: 'Chỉ quản trị viên sửa được trang này.',
    from: (city: string) =>
      `Kho ở ${city}. Giỏ hàng, thanh toán, trang chủ và trang Phương thức vận chuyển đều lấy phí từ bảng này.`,
    zones: [
      'Vùng 1: cùng tỉnh, thành phố với kho',
      'Vùng 2: cùng miền với kho',
      'Vùng 3: miền khác',
      'Vùng 4: các đặc khu hải đảo',
    ],
    baseFee: 'Phí nấc đầu (₫)',
    baseWeight: 'Nấc đầu đến (g)',
    stepFee: 'Mỗi nấc tiếp theo (₫)',
    stepWeight: 'Một nấc (g)',
    freeOver: 'Miễn phí từ tiền sách (₫)',
    freeOverHint: 'Để trống: không miễn phí.',
    etaMin: 'Giao sớm nhất (ngày)',
    etaMax: 'Giao muộn nhất (ngày)',
    example: (weight: string, fee: string) => `Gói ${weight}: ${fee}.`,
  },
  work: {
    days: ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ nhật'],
    open: (day: string) => `${day}, từ`,
    close: (day: string) => `${day}, đến`,
    hint: 'Ngày lễ và Tết được tính là ngày nghỉ. Thời hạn giữ sách chỉ chạy trong giờ làm việc.',
    incomplete:
      'Mỗi ngày làm việc cần giờ mở cửa và giờ đóng cửa sau đó; mỗi tuần ít nhất một ngày.',
    closed: 'Ngày nghỉ khác',
    closedHint: 'Mỗi dòng một ngày hoặc một khoảng, ví dụ 05/02/2027 hoặc 05/02/2027 - 12/02/2027.',
    closedWrong: 'Có dòng không phải ngày, hoặc ngày cuối đứng trước ngày đầu.',
  },
  carriers: {
    title: 'Hãng vận chuyển',
    intro:
      'Mỗi kiện đi với hãng của quy tắc đầu tiên khớp, không có thì đi với hãng mặc định. Lúc gửi, người đóng gói vẫn chọn được hãng khác cho từng kiện. Giỏ hàng hỏi giá theo cùng quy tắc, tính tiền thu hộ như khách trả khi nhận.',
    none: 'Chưa kết nối hãng nào: cửa hàng tự giao. Kết nối ở trang Kết nối.',
    usual: 'Hãng mặc định',
    first: (name: string) => `Hãng đầu tiên: ${name}`,
    takes: (name: string) => `${name} nhận kiện mới`,
    notConnected: 'Không còn tài khoản ở hãng này.',
    underWay: (parcels: number) =>
      `${parcels} kiện đang đi với hãng này; tắt hãng thì các kiện ấy vẫn được theo dõi.`,
    rulesHint: 'Quy tắc trên được xét trước. Ô để trống là không giới hạn.',
    noRules: 'Chưa có quy tắc: mọi kiện đi với hãng mặc định.',
    add: 'Thêm quy tắc',
    wrongBounds: 'Số “từ” không được lớn hơn số “đến”.',
    moveUp: (place: number) => `Đưa quy tắc ${place} lên trên`,
    remove: (place: number) => `Bỏ quy tắc ${place}`,
    removePlace: (name: string) => `Bỏ ${name}`,
    everywhere: 'Mọi tỉnh, thành phố',
    addPlace: 'Thêm tỉnh, thành phố',
    fields: {
      carrier: 'Đi với hãng',
      province: 'Giao đến',
      weightFrom: 'Nặng từ (g)',
      weightTo: 'Nặng đến (g)',
      codFrom: 'Thu hộ từ (₫)',
      codTo: 'Thu hộ đến (₫)',
    },
    words: {
      places: (names: string) => `đến ${names}`,
      weight: (from: number | null, to: number | null, show: (amount: number) => string) =>
        between('nặng', from, to, show),
      cod: (from: number | null, to: number | null, show: (amount: number) => string) =>
        to === 0 ? 'không thu hộ' : between('thu hộ', from, to, show),
      rule: (conditions: string, carrier: string) =>
        `${conditions === '' ? 'Mọi kiện' : `Kiện ${conditions}`}: ${carrier}.`,
    },
  },
  notices: {
    hint: 'Một dòng trên đầu mọi trang, trong khoảng thời gian bạn chọn.',
    text: 'Nội dung',
    startTime: 'Từ lúc',
    endTime: 'Đến lúc',
    add: 'Thêm thông báo',
    remove: (text: string) => `Bỏ thông báo “${text}”`,
    unnamed: 'mới',
    none: 'Chưa có thông báo nào.',
    incomplete: 'Mỗi thông báo cần nội dung, lúc bắt đầu và lúc kết thúc sau đó.',
  },
} as const
