import type { DemoAccount } from './accounts'

/** An order to be: what was bought, how it was paid for, how far it has come. */
export type PastOrder = {
  buyer: DemoAccount['key']
  status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
  /** 0 online, 1 cash on delivery, 2 bank transfer. */
  paymentType: 0 | 1 | 2
  hoursAgo: number
  lines: ReadonlyArray<readonly [slug: string, quantity: number]>
  code?: string
  productCode?: string
  affiliateCode?: string
  note?: string
  cancelReason?: string
  /** Which of the buyer's addresses it went to; the first unless told. */
  address?: number
}

const day = 24

/** Every status at least once, delivered ones several times: some reviewed, some still to be. */
export const pastOrders: readonly PastOrder[] = [
  {
    buyer: 'student',
    status: 0,
    paymentType: 2,
    hoursAgo: 2,
    lines: [
      ['on-thi-vao-lop-10-mon-toan', 1],
      ['so-tay-toan-lop-9', 1],
    ],
  },
  {
    buyer: 'student',
    status: 1,
    paymentType: 1,
    hoursAgo: 7,
    lines: [
      ['truyen-kieu', 1],
      ['tho-ho-xuan-huong', 1],
    ],
    code: 'DOCTHO',
    note: 'Gọi trước khi giao giúp em.',
  },
  {
    buyer: 'student',
    status: 2,
    paymentType: 0,
    hoursAgo: day + 3,
    lines: [
      ['lap-trinh-python-cho-hoc-sinh', 1],
      ['ghi-chep-cho-de-nho', 1],
    ],
    productCode: 'SACHMOI5',
  },
  {
    buyer: 'student',
    status: 3,
    paymentType: 1,
    hoursAgo: 2 * day,
    lines: [
      ['ha-noi-bam-sau-pho-phuong', 2],
      ['hai-dua-tre', 1],
    ],
    address: 1,
    note: 'Gói quà giúp cháu, tặng bà.',
  },
  {
    buyer: 'student',
    status: 4,
    paymentType: 0,
    hoursAgo: 4 * day,
    lines: [
      ['de-kiem-tra-toan-lop-9', 1],
      ['bai-tap-toan-lop-9', 1],
      ['ngu-phap-tieng-anh-cho-nguoi-hoc-lai', 1],
    ],
    affiliateCode: 'THAYHUY',
  },
  {
    buyer: 'student',
    status: 5,
    paymentType: 1,
    hoursAgo: 16 * day,
    lines: [
      ['so-do', 1],
      ['tat-den', 1],
    ],
    code: 'VANHOC20',
  },
  {
    buyer: 'student',
    status: 5,
    paymentType: 0,
    hoursAgo: 33 * day,
    lines: [['luyen-thi-vao-lop-10-mon-toan', 1]],
    affiliateCode: 'THAYHUY',
  },
  {
    buyer: 'student',
    status: 5,
    paymentType: 1,
    hoursAgo: 52 * day,
    lines: [
      ['chi-pheo', 1],
      ['troi-dem-thang-tam', 1],
      ['bai-tap-khoa-hoc-tu-nhien-lop-9', 1],
    ],
    code: 'HIENSOM',
  },
  {
    buyer: 'student',
    status: 6,
    paymentType: 0,
    hoursAgo: 41 * day,
    lines: [['dai-viet-su-ky-toan-thu', 1]],
    note: 'Sách bị rách bìa khi vận chuyển, đã đổi trả.',
  },
  {
    buyer: 'student',
    status: 7,
    paymentType: 1,
    hoursAgo: 9 * day,
    lines: [['tam-quoc-dien-nghia', 1]],
    cancelReason: 'Em đặt nhầm, muốn chọn cuốn khác.',
  },
  {
    buyer: 'teacher',
    status: 2,
    paymentType: 1,
    hoursAgo: day,
    lines: [
      ['ra-de-kiem-tra-theo-ma-tran', 1],
      ['mot-tram-tro-choi-nam-phut', 2],
    ],
    code: 'THAYCO8',
  },
  {
    buyer: 'teacher',
    status: 4,
    paymentType: 2,
    hoursAgo: 3 * day,
    lines: [
      ['toan-lop-7-tap-mot', 3],
      ['toan-lop-7-tap-hai', 3],
    ],
    code: 'HOCKIMOI',
  },
  {
    buyer: 'teacher',
    status: 5,
    paymentType: 0,
    hoursAgo: 21 * day,
    lines: [
      ['nhan-xet-hoc-sinh-bang-loi-tu-te', 1],
      ['cau-lac-bo-doc-sach-o-truong', 1],
    ],
  },
  {
    buyer: 'teacher',
    status: 7,
    paymentType: 0,
    hoursAgo: 12 * day,
    lines: [['viet-nam-su-luoc', 1]],
    cancelReason: 'Quá hạn thanh toán.',
  },
  {
    buyer: 'guest',
    status: 5,
    paymentType: 1,
    hoursAgo: 27 * day,
    lines: [
      ['ngay-mua-o-nha-ba', 1],
      ['dom-dom-di-hoc-muon', 1],
      ['banh-chung-chin-luc-nao', 1],
      ['vuon-tren-ban-cong', 1],
    ],
    code: 'HIENSOM',
  },
  {
    buyer: 'guest',
    status: 1,
    paymentType: 1,
    hoursAgo: 5,
    lines: [
      ['ca-chep-hoi-duong', 1],
      ['com-nha-ba-muoi-bua', 1],
    ],
    affiliateCode: 'LANDOCSACH',
  },
]
