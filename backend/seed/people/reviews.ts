import type { Review } from './review'
import { reviewsOfReading } from './reviews-of-reading'
import { reviewsOfStudy } from './reviews-of-study'

/** What readers said, by product. */
export const reviews: Readonly<Record<string, readonly Review[]>> = {
  ...reviewsOfReading,
  ...reviewsOfStudy,
}

/** What readers said about the shop itself. */
export const shopReviews: readonly Review[] = [
  [
    'Cô Lệ, Cần Thơ',
    5,
    'Đặt buổi sáng, chiều hôm sau có sách. Gói bằng giấy nâu buộc dây gai, mở ra thấy như quà.',
    8,
  ],
  [
    'Anh Phúc, Đà Nẵng',
    5,
    'Đổi cho tôi cuốn bị lỗi in mà không hỏi han gì nhiều. Sẽ quay lại.',
    17,
  ],
  [
    'Thư viện Trường Tiểu học Hoa Gạo',
    5,
    'Nhà sách giúp chọn cả danh mục theo lứa tuổi, có ghi chú từng cuốn. Các cháu mê lắm.',
    29,
  ],
  [
    'Chị Hương, Hà Nội',
    4,
    'Nhiều sách cổ điển in tử tế mà giá dễ chịu. Mong cửa hàng có thêm sách nói.',
    41,
  ],
  [
    'Gia đình bé Mận',
    5,
    'Mua sách giấy rồi học thêm khóa trên mạng cùng một chỗ, tiện cho nhà ở xa.',
    50,
  ],
]

/** What the demonstration's own buyers have said about delivered books; their other books still wait for a word. */
export const ownReviews = [
  {
    buyer: 'student',
    slug: 'so-do',
    stars: 5,
    text: 'Em đọc vì bài tập nhóm, rồi đọc luôn tới hết. Đoạn đám tang đúng là không quên được.',
    daysAgo: 9,
  },
  {
    buyer: 'student',
    slug: 'chi-pheo',
    stars: 4,
    text: 'Sách đẹp, chữ rõ. Em thích truyện Nửa đêm nhất dù hơi sợ.',
    daysAgo: 44,
  },
  {
    buyer: 'teacher',
    slug: 'nhan-xet-hoc-sinh-bang-loi-tu-te',
    stars: 5,
    text: 'Đã dùng cho lớp chủ nhiệm, phụ huynh phản hồi rất tốt.',
    daysAgo: 14,
  },
  {
    buyer: 'guest',
    slug: 'ngay-mua-o-nha-ba',
    stars: 5,
    text: 'Cháu gái ở đảo ít sách, nhận được mừng lắm. Gói cẩn thận, không ướt.',
    daysAgo: 17,
  },
] as const
