import { textbook } from '@/backend/seed/content/textbooks/textbook'

export const lop7 = [
  textbook(
    { name: 'Toán 7', slug: 'toan-7', grade: 7, subject: 'Toán' },
    `
# Chương I. Số hữu tỉ
Bài 1. Tập hợp các số hữu tỉ
Bài 2. Cộng, trừ, nhân, chia số hữu tỉ
Bài 3. Lũy thừa của một số hữu tỉ
Bài 4. Thứ tự thực hiện phép tính, quy tắc chuyển vế
# Chương II. Số thực
Bài 5. Số thập phân vô hạn tuần hoàn
Bài 6. Số vô tỉ, căn bậc hai số học
Bài 7. Tập hợp các số thực
- Giá trị tuyệt đối
# Chương III. Góc và đường thẳng song song
Bài 8. Góc ở vị trí đặc biệt, tia phân giác
Bài 9. Hai đường thẳng song song, dấu hiệu nhận biết
Bài 10. Định lí và chứng minh định lí
# Chương IV. Tam giác bằng nhau
Bài 11. Tổng các góc trong một tam giác
Bài 12. Ba trường hợp bằng nhau của tam giác
- Trường hợp cạnh – cạnh – cạnh
- Trường hợp cạnh – góc – cạnh
- Trường hợp góc – cạnh – góc
Bài 13. Tam giác cân, đường trung trực
# Chương V. Thu thập và biểu diễn dữ liệu
Bài 14. Biểu đồ hình quạt tròn
Bài 15. Biểu đồ đoạn thẳng
# Chương VI. Tỉ lệ thức và đại lượng tỉ lệ
Bài 16. Tỉ lệ thức, dãy tỉ số bằng nhau
Bài 17. Đại lượng tỉ lệ thuận
Bài 18. Đại lượng tỉ lệ nghịch
# Chương VII. Biểu thức đại số và đa thức một biến
Bài 19. Biểu thức đại số
Bài 20. Đa thức một biến, nghiệm của đa thức
Bài 21. Cộng, trừ, nhân, chia đa thức
# Chương VIII. Biến cố và xác suất
Bài 22. Làm quen với biến cố
Bài 23. Xác suất của biến cố
# Chương IX. Quan hệ giữa các yếu tố trong tam giác
Bài 24. Góc và cạnh đối diện
Bài 25. Bất đẳng thức tam giác
Bài 26. Các đường đồng quy
# Chương X. Hình khối trong thực tiễn
Bài 27. Hình hộp chữ nhật, hình lập phương
Bài 28. Hình lăng trụ đứng
`,
  ),
]
