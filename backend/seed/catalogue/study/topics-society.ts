import type { Topics } from './topics'

export const historyGeography: Topics = {
  4: [
    'địa phương em',
    'trung du và miền núi Bắc Bộ',
    'đồng bằng Bắc Bộ',
    'duyên hải miền Trung, Tây Nguyên, Nam Bộ',
  ],
  5: [
    'những quốc gia đầu tiên',
    'dựng nước và giữ nước',
    'các nước láng giềng',
    'thế giới và môi trường',
  ],
  6: [
    'vì sao phải học lịch sử',
    'các nền văn minh cổ đại',
    'Trái Đất trong hệ Mặt Trời',
    'khí hậu, nước, đất và sinh vật',
  ],
  7: [
    'Tây Âu và Đông Nam Á thời trung đại',
    'Việt Nam từ thế kỉ X đến thế kỉ XVI',
    'châu Âu, châu Á, châu Phi',
    'châu Mỹ, châu Đại Dương',
  ],
  8: [
    'cách mạng tư sản và công nghiệp',
    'Việt Nam từ thế kỉ XVI đến thế kỉ XIX',
    'địa hình và khí hậu Việt Nam',
    'thổ nhưỡng, sinh vật, biển đảo',
  ],
  9: [
    'thế giới từ 1918 đến nay',
    'Việt Nam từ 1918 đến nay',
    'dân cư và các ngành kinh tế',
    'bảy vùng lãnh thổ',
  ],
}

export const history: Topics = {
  10: [
    'sử học và đời sống',
    'các nền văn minh thế giới',
    'văn minh Đông Nam Á',
    'văn minh Văn Lang, Chăm-pa, Phù Nam, Đại Việt',
  ],
  11: [
    'cách mạng tư sản',
    'chủ nghĩa xã hội từ 1917 đến nay',
    'cải cách Hồ Quý Ly, Lê Thánh Tông, Minh Mạng',
    'chủ quyền trên Biển Đông',
  ],
  12: [
    'thế giới trong và sau Chiến tranh lạnh',
    'Cách mạng tháng Tám và hai cuộc kháng chiến',
    'công cuộc Đổi mới',
    'Hồ Chí Minh trong lịch sử Việt Nam',
  ],
}

export const geography: Topics = {
  10: [
    'bản đồ và phương pháp thể hiện',
    'khí quyển, thủy quyển',
    'dân số và đô thị',
    'các ngành kinh tế',
  ],
  11: [
    'toàn cầu hóa và khu vực hóa',
    'Đông Nam Á',
    'Hoa Kỳ, Liên minh châu Âu',
    'Nhật Bản, Trung Quốc, Ô-xtrây-li-a',
  ],
  12: [
    'vị trí địa lí và thiên nhiên nhiệt đới',
    'dân cư, lao động, đô thị hóa',
    'chuyển dịch cơ cấu kinh tế',
    'các vùng kinh tế và biển đảo',
  ],
}

export const civics: Topics = {
  6: [
    'tự hào về truyền thống gia đình',
    'siêng năng, kiên trì',
    'tự lập và tôn trọng sự thật',
    'ứng phó với tình huống nguy hiểm',
  ],
  7: [
    'giữ chữ tín',
    'quản lí tiền',
    'ứng phó với tâm lí căng thẳng',
    'phòng chống bạo lực học đường',
  ],
  8: [
    'lao động cần cù, sáng tạo',
    'bảo vệ lẽ phải',
    'lập kế hoạch chi tiêu',
    'phòng chống bạo lực gia đình',
  ],
}

export const arts: Topics = {
  3: [
    'đường nét và màu sắc',
    'tạo hình từ vật liệu tái sử dụng',
    'hát và vận động theo nhịp',
    'nhạc cụ gõ tự làm',
  ],
  5: ['hòa sắc nóng, lạnh', 'tranh dân gian', 'đọc nhạc và hát bè đơn giản', 'nhạc cụ dân tộc'],
}
