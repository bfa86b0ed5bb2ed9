import { textbook } from '@/backend/seed/content/textbooks/textbook'

export const lop9 = [
  textbook(
    {
      name: 'Toán 9',
      slug: 'toan-9',
      grade: 9,
      subject: 'Toán',
      course: 'toan-lop-9-can-thuc-ham-so-phuong-trinh',
    },
    `
# Chương I. Phương trình và hệ phương trình bậc nhất
Bài 1. Phương trình bậc nhất hai ẩn
Bài 2. Giải hệ phương trình @5
- Phương pháp thế @5
- Phương pháp cộng đại số @5
Bài 3. Giải bài toán bằng cách lập hệ phương trình
# Chương II. Phương trình và bất phương trình
Bài 4. Phương trình quy về bậc nhất một ẩn
Bài 5. Bất đẳng thức, bất phương trình bậc nhất
# Chương III. Căn thức
Bài 6. Căn bậc hai, căn thức bậc hai @1
Bài 7. Khai căn một tích, một thương @2
Bài 8. Biến đổi và rút gọn biểu thức chứa căn @3
- Trục căn thức ở mẫu @3
Bài 9. Căn bậc ba
# Chương IV. Hệ thức lượng trong tam giác vuông
Bài 10. Tỉ số lượng giác của góc nhọn
Bài 11. Hệ thức giữa cạnh và góc
# Chương V. Đường tròn
Bài 12. Đường tròn, cung và dây
Bài 13. Tiếp tuyến của đường tròn
# Chương VI. Hàm số y = ax² và phương trình bậc hai
Bài 14. Hàm số y = ax² @4
Bài 15. Công thức nghiệm của phương trình bậc hai @6
Bài 16. Định lí Vi-ét @7
Bài 17. Giải bài toán bằng cách lập phương trình bậc hai @8
# Chương VII. Tần số và tần số tương đối
Bài 18. Bảng tần số, biểu đồ
Bài 19. Tần số ghép nhóm
# Chương VIII. Xác suất
Bài 20. Không gian mẫu, xác suất của biến cố
# Chương IX. Đường tròn ngoại tiếp, nội tiếp
Bài 21. Góc nội tiếp
Bài 22. Tứ giác nội tiếp
# Chương X. Hình trụ, hình nón, hình cầu
Bài 23. Diện tích và thể tích
`,
  ),
  textbook(
    {
      name: 'Ngữ văn 9',
      slug: 'ngu-van-9',
      grade: 9,
      subject: 'Ngữ văn',
      course: 'ngu-van-lop-9-doc-truyen-kieu',
    },
    `
# Bài 1. Thế giới kì ảo
Đọc: Chuyện người con gái Nam Xương
Thực hành tiếng Việt: Điển tích, điển cố
# Bài 2. Truyện thơ Nôm
Nguyễn Du và Truyện Kiều @1
Đọc: Chị em Thúy Kiều @2
Đọc: Cảnh ngày xuân @3
Đọc: Kiều ở lầu Ngưng Bích @4
- Bút pháp tả cảnh ngụ tình @4
Đọc: Trao duyên @5
# Bài 3. Truyện thơ Lục Vân Tiên
Đọc: Lục Vân Tiên cứu Kiều Nguyệt Nga
Viết: Phân tích một tác phẩm truyện thơ @6
# Bài 4. Thơ trữ tình
Đọc: Thơ tám chữ
Viết: Tập làm thơ tám chữ
# Bài 5. Bi kịch
Đọc: Xung đột và lời thoại
# Bài 6. Nghị luận xã hội
Viết: Bàn về một vấn đề cần giải quyết
Nói và nghe: Thảo luận
# Bài 7. Văn bản thông tin
Đọc: Giới thiệu danh lam thắng cảnh
# Ôn tập thi vào lớp 10
Cách làm câu đọc hiểu
Cách viết đoạn nghị luận hai trăm chữ @6
`,
  ),
]
