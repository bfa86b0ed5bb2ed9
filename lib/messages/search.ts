/** The search field and its suggestions. */
export const search = {
  open: 'Tìm kiếm',
  openBox: 'Tìm kiếm: Bạn muốn tìm kiếm gì ...',
  title: 'Tìm kiếm',
  placeholder: 'Bạn muốn tìm kiếm gì ...',
  input: 'Nội dung tìm kiếm',
  type: 'Tìm trong',
  types: { 1: 'Sản phẩm', 2: 'Thư viện', 3: 'Tin tức' },
  apply: 'Áp dụng',
  cancel: 'Hủy',
  suggestions: 'Gợi ý',
  found: (count: number) => `${count} gợi ý`,
  noneFound: 'Không có gợi ý nào. Bạn bấm Áp dụng để tìm.',
  kinds: { 0: 'Thể loại', 2: 'Khóa học', 3: 'Tin', 4: 'Trợ giúp' },
  inLibrary: 'Tìm trong thư viện',
  inNews: 'Tìm trong tin tức',
} as const
