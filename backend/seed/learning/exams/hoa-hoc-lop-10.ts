import { type Exam, examOf } from '@/backend/seed/learning/exams/exam'
import {
  blanks,
  essay,
  four,
  isTrue,
  many,
  match,
  one,
  order,
  short,
} from '@/backend/seed/learning/exams/question'

export const hoaHocLop10Exams: Exam[] = [
  examOf(
    'hoa-hoc-lop-10-cau-tao-nguyen-tu-va-lien-ket',
    {
      name: 'Kiểm tra Hóa học lớp 10: Nguyên tử và liên kết',
      minutes: 45,
      attempts: 2,
      about: 'Mười câu trong 45 phút. Được dùng bảng tuần hoàn và bảng độ âm điện.',
    },
    [
      one(
        'Nguyên tử \\({}^{39}_{19}\\text{K}\\) có bao nhiêu neutron?',
        ['19', '39', '20', '58'],
        3,
        '\\(39 - 19 = 20\\).',
        { proof: () => 39 - 19 },
      ),
      short(
        'Tổng số hạt của một nguyên tử là 40, số hạt mang điện nhiều hơn số hạt không mang điện là 12. Tìm số proton.',
        ['13'],
        '\\(4Z = 52\\).',
        { proof: () => (40 + 12) / 4 },
      ),
      blanks(
        'Đồng có hai đồng vị 63 và 65, nguyên tử khối trung bình 63,54. Phần trăm đồng vị 65 là [[1]] %, đồng vị 63 là [[2]] %.',
        [['27'], ['73']],
        '\\(63(100 - x) + 65x = 6354\\).',
        { proof: () => [(6354 - 6300) / 2, 100 - (6354 - 6300) / 2] },
      ),
      one(
        'Cấu hình electron của chlorine (Z = 17) có bao nhiêu electron ở lớp ngoài cùng?',
        ['5', '6', '7', '8'],
        3,
        '\\(1s^2 2s^2 2p^6 3s^2 3p^5\\).',
        { proof: () => 17 - 2 - 8 },
      ),
      order(
        'Xếp theo bán kính nguyên tử giảm dần.',
        ['K', 'Na', 'Mg'],
        'K ở chu kì 4; Na đứng trước Mg trong chu kì 3.',
      ),
      match(
        'Nối ion với công thức hợp chất.',
        [
          ['Mg²⁺ và Cl⁻', 'MgCl2'],
          ['Al³⁺ và O²⁻', 'Al2O3'],
          ['Na⁺ và Cl⁻', 'NaCl'],
          ['Ca²⁺ và O²⁻', 'CaO'],
        ],
        'Tổng điện tích phải bằng 0.',
      ),
      many(
        'Những chất nào có liên kết cộng hóa trị?',
        [
          '\\(\\text{NaCl}\\)',
          '\\(\\text{H}_2\\text{O}\\)',
          '\\(\\text{N}_2\\)',
          '\\(\\text{CaO}\\)',
        ],
        [2, 3],
        'NaCl và CaO là hợp chất ion.',
      ),
      isTrue(
        'Ion \\(\\text{Na}^+\\) chính là nguyên tử neon.',
        false,
        'Cấu hình electron giống nhau nhưng số proton vẫn là 11.',
        { proof: () => [11, 10].every((z) => z === 10) },
      ),
      four(
        'Về bảng tuần hoàn:',
        [
          ['Nguyên tố có Z = 16 thuộc chu kì 3.', true],
          ['Nguyên tố có Z = 16 thuộc nhóm VIA.', true],
          ['Trong một chu kì, độ âm điện giảm dần từ trái sang phải.', false],
          ['Fluorine có độ âm điện lớn nhất.', true],
        ],
        'Trong chu kì, độ âm điện tăng từ trái sang phải.',
      ),
      essay(
        'Giải thích vì sao sodium chloride nóng chảy ở nhiệt độ cao và dẫn điện khi nóng chảy, còn khí nitrogen thì không.',
        'NaCl là tinh thể ion: các ion trái dấu hút nhau mạnh theo mọi phía nên cần nhiều năng lượng để phá vỡ, nhiệt độ nóng chảy cao. Khi nóng chảy, các ion chuyển động tự do nên dẫn điện. Nitrogen là các phân tử riêng rẽ không mang điện, lực giữa các phân tử yếu nên là khí và không dẫn điện.',
        'Nêu loại liên kết, lực hút, hạt mang điện tự do.',
        { score: 1.5 },
      ),
    ],
  ),
]
