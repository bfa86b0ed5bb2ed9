import { type Exam, examOf } from '@/backend/seed/learning/exams/exam'
import { four, one, short } from '@/backend/seed/learning/exams/question'

const near = (a: number, b: number, gap = 1e-9) => Math.abs(a - b) < gap

export const luyenDeTotNghiepExams: Exam[] = [
  examOf(
    'luyen-de-tot-nghiep-thpt-mon-toan',
    {
      name: 'Đề luyện tốt nghiệp môn Toán, bản rút gọn số 1',
      minutes: 50,
      attempts: 3,
      about:
        'Mười hai câu, 10 điểm, theo tỉ lệ ba phần của đề thật: sáu câu chọn một phương án, ba câu đúng sai bốn ý, ba câu trả lời ngắn.',
      isShuffle: false,
    },
    [
      one(
        'Cấp số nhân có \\(u_1 = 3\\), \\(q = 2\\). Số hạng \\(u_5\\) bằng',
        ['48', '96', '30', '24'],
        1,
        '\\(u_5 = 3 \\cdot 2^4\\).',
        { score: 0.5, proof: () => 3 * 2 ** 4 },
      ),
      one('\\(\\log_2 8 + \\log_2 4\\) bằng', ['12', '5', '6', '32'], 2, '\\(3 + 2 = 5\\).', {
        score: 0.5,
        proof: () => Math.log2(8) + Math.log2(4),
      }),
      one(
        'Nghiệm của phương trình \\(3^{x - 1} = 27\\) là',
        ['\\(x = 3\\)', '\\(x = 10\\)', '\\(x = 4\\)', '\\(x = 2\\)'],
        3,
        '\\(x - 1 = 3\\).',
        { score: 0.5, proof: () => Math.round(Math.log(27) / Math.log(3)) + 1 },
      ),
      one(
        'Trong không gian \\(Oxyz\\), cho \\(A(1;\\ 2;\\ 3)\\), \\(B(3;\\ 4;\\ 4)\\). Độ dài \\(AB\\) bằng',
        ['5', '\\(\\sqrt{5}\\)', '9', '3'],
        4,
        '\\(\\sqrt{4 + 4 + 1} = 3\\).',
        { score: 0.5, proof: () => Math.hypot(2, 2, 1) },
      ),
      one(
        'Gieo một con xúc xắc cân đối. Xác suất ra số chấm chia hết cho 3 là',
        ['\\(\\frac{1}{2}\\)', '\\(\\frac{1}{3}\\)', '\\(\\frac{1}{6}\\)', '\\(\\frac{2}{3}\\)'],
        2,
        'Có 2 mặt thuận lợi (3 và 6) trên 6 mặt.',
        { score: 0.5, proof: () => [1, 2, 3, 4, 5, 6].filter((n) => n % 3 === 0).length / 6 },
      ),
      one(
        'Mặt cầu \\((x - 1)^2 + (y + 2)^2 + z^2 = 16\\) có bán kính',
        ['16', '8', '4', '2'],
        3,
        '\\(R^2 = 16\\).',
        { score: 0.5, proof: () => Math.sqrt(16) },
      ),
      four(
        'Một bệnh có ở 1 % dân số. Xét nghiệm báo dương tính với 95 % người bệnh và với 5 % người khỏe.',
        [
          ['Xác suất một người bất kì khỏe là 0,99.', true],
          ['Xác suất một người bất kì có kết quả dương tính là 0,059.', true],
          ['Nếu dương tính thì xác suất bị bệnh lớn hơn 50 %.', false],
          ['Nếu dương tính thì xác suất bị bệnh xấp xỉ 16,1 %.', true],
        ],
        'Theo công thức Bayes: \\(\\frac{0{,}0095}{0{,}059} \\approx 0{,}161\\).',
        {
          score: 1,
          proof: () => {
            const positive = 0.01 * 0.95 + 0.99 * 0.05
            return [
              near(1 - 0.01, 0.99),
              near(positive, 0.059),
              0.0095 / positive > 0.5,
              near(0.0095 / positive, 0.161, 5e-4),
            ]
          },
        },
      ),
      four(
        'Gửi 100 triệu đồng, lãi 6 % một năm, lãi nhập gốc.',
        [
          ['Sau 1 năm có 106 triệu đồng.', true],
          ['Sau 2 năm có 112 triệu đồng.', false],
          ['Sau 3 năm có khoảng 119,1 triệu đồng.', true],
          ['Sau 12 năm số tiền đã hơn gấp đôi.', true],
        ],
        '\\(1{,}06^2 = 1{,}1236\\), nên sau 2 năm có 112,36 triệu; \\(1{,}06^{12} \\approx 2{,}012\\).',
        {
          score: 1,
          proof: () => [
            near(100 * 1.06, 106),
            near(100 * 1.06 ** 2, 112, 1e-3),
            near(100 * 1.06 ** 3, 119.1, 0.05),
            1.06 ** 12 > 2,
          ],
        },
      ),
      four(
        'Trong không gian \\(Oxyz\\), cho mặt phẳng \\((P): 2x - y + 2z + 3 = 0\\) và điểm \\(M(1;\\ 2;\\ 3)\\).',
        [
          ['\\((2;\\ -1;\\ 2)\\) là một vectơ pháp tuyến của \\((P)\\).', true],
          ['\\(M\\) thuộc \\((P)\\).', false],
          ['Khoảng cách từ \\(M\\) đến \\((P)\\) bằng 3.', true],
          ['Mặt cầu tâm \\(M\\) bán kính 2 cắt \\((P)\\).', false],
        ],
        'Khoảng cách \\(\\frac{|2 - 2 + 6 + 3|}{3} = 3 \\gt 2\\) nên mặt cầu không cắt \\((P)\\).',
        {
          score: 1,
          proof: () => {
            const value = 2 * 1 - 2 + 2 * 3 + 3
            const distance = Math.abs(value) / 3
            return [true, value === 0, distance === 3, distance < 2]
          },
        },
      ),
      short(
        'Bán vé giá \\(x\\) nghìn đồng thì bán được \\(300 - 2x\\) vé. Giá bao nhiêu nghìn đồng để doanh thu lớn nhất?',
        ['75'],
        '\\(R = x(300 - 2x)\\) lớn nhất tại \\(x = 75\\).',
        {
          score: 1,
          proof: () =>
            [...Array(151).keys()].reduce(
              (best, x) => (x * (300 - 2 * x) > best * (300 - 2 * best) ? x : best),
              0,
            ),
        },
      ),
      short(
        'Hộp I có 3 bi đỏ, 2 xanh; hộp II có 1 đỏ, 4 xanh. Chọn ngẫu nhiên một hộp rồi lấy một bi. Xác suất được bi đỏ là bao nhiêu?',
        ['0,4'],
        '\\(\\frac{1}{2} \\cdot \\frac{3}{5} + \\frac{1}{2} \\cdot \\frac{1}{5}\\).',
        { score: 1.5, proof: () => (3 / 5 + 1 / 5) / 2 },
      ),
      short(
        'Nước chảy vào bể với tốc độ \\(v(t) = 6t\\) lít/phút. Sau 10 phút bể có thêm bao nhiêu lít?',
        ['300'],
        '\\(\\int_0^{10} 6t\\,dt = 300\\).',
        { score: 1.5, proof: () => 3 * 10 ** 2 },
      ),
    ],
  ),
]
