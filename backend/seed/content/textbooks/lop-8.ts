import { textbook } from '@/backend/seed/content/textbooks/textbook'

export const lop8 = [
  textbook(
    { name: 'Toán 8', slug: 'toan-8', grade: 8, subject: 'Toán' },
    `
# Chương I. Đa thức nhiều biến
Bài 1. Đơn thức, đa thức
Bài 2. Cộng, trừ, nhân đa thức
Bài 3. Chia đa thức cho đơn thức
# Chương II. Hằng đẳng thức đáng nhớ
Bài 4. Bình phương của một tổng, một hiệu
Bài 5. Hiệu hai bình phương
- Tính nhẩm nhờ hằng đẳng thức
Bài 6. Lập phương của một tổng, một hiệu
Bài 7. Tổng và hiệu hai lập phương
Bài 8. Phân tích đa thức thành nhân tử
# Chương III. Tứ giác
Bài 9. Tứ giác, hình thang cân
Bài 10. Hình bình hành
Bài 11. Hình chữ nhật, hình thoi, hình vuông
# Chương IV. Định lí Thalès
Bài 12. Định lí Thalès trong tam giác
Bài 13. Đường trung bình của tam giác
Bài 14. Tính chất đường phân giác
# Chương V. Dữ liệu và biểu đồ
Bài 15. Thu thập, phân loại dữ liệu
Bài 16. Phân tích số liệu dựa vào biểu đồ
# Chương VI. Phân thức đại số
Bài 17. Phân thức, tính chất cơ bản
Bài 18. Phép tính với phân thức
# Chương VII. Phương trình và hàm số bậc nhất
Bài 19. Phương trình bậc nhất một ẩn
Bài 20. Giải bài toán bằng cách lập phương trình
Bài 21. Hàm số bậc nhất và đồ thị
- Hệ số góc
# Chương VIII. Mở đầu về xác suất
Bài 22. Kết quả có thể, kết quả thuận lợi
Bài 23. Xác suất lí thuyết và thực nghiệm
# Chương IX. Tam giác đồng dạng
Bài 24. Hai tam giác đồng dạng
Bài 25. Các trường hợp đồng dạng
Bài 26. Định lí Pythagore
Bài 27. Hình đồng dạng trong thực tiễn
# Chương X. Hình chóp
Bài 28. Hình chóp tam giác đều, hình chóp tứ giác đều
`,
  ),
]
