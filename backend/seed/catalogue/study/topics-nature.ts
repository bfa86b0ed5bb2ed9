import type { Topics } from './topics'

export const nature: Topics = {
  1: [
    'gia đình và đồ dùng trong nhà',
    'trường lớp an toàn',
    'cây và con vật quanh em',
    'cơ thể và năm giác quan',
  ],
  2: [
    'các thế hệ trong gia đình',
    'nghề nghiệp quanh em',
    'môi trường sống của thực vật, động vật',
    'cơ quan vận động và hô hấp',
    'bốn mùa',
  ],
  3: [
    'họ hàng nội ngoại',
    'hoạt động sản xuất ở địa phương',
    'rễ, thân, lá, hoa, quả',
    'cơ quan tiêu hóa, tuần hoàn, thần kinh',
    'phương hướng và Trái Đất',
  ],
  4: [
    'nước và sự chuyển thể',
    'không khí, ánh sáng, âm thanh',
    'thực vật cần gì để sống',
    'nấm có ích, nấm gây hại',
    'dinh dưỡng và phòng đuối nước',
  ],
  5: [
    'đất và bảo vệ đất',
    'hỗn hợp và dung dịch',
    'năng lượng và mạch điện đơn giản',
    'sinh sản ở thực vật, động vật',
    'tuổi dậy thì và an toàn',
  ],
  6: [
    'các phép đo',
    'các thể của chất',
    'tế bào, đơn vị của sự sống',
    'đa dạng thế giới sống',
    'lực và năng lượng quanh ta',
  ],
  7: [
    'nguyên tử, nguyên tố hóa học',
    'tốc độ và đồ thị chuyển động',
    'âm thanh, ánh sáng, từ trường',
    'trao đổi chất ở sinh vật',
    'cảm ứng, sinh trưởng, sinh sản',
  ],
  8: [
    'phản ứng hóa học và mol',
    'acid, base, oxide, muối',
    'khối lượng riêng và áp suất',
    'dòng điện và nhiệt',
    'sinh học cơ thể người',
  ],
  9: [
    'năng lượng cơ học',
    'khúc xạ ánh sáng và thấu kính',
    'kim loại, hợp chất hữu cơ',
    'di truyền và nhiễm sắc thể',
    'tiến hóa',
  ],
}

export const physics: Topics = {
  10: [
    'động học và đồ thị chuyển động',
    'ba định luật Newton',
    'công, năng lượng, công suất',
    'động lượng',
    'chuyển động tròn và biến dạng',
  ],
  11: [
    'dao động điều hòa',
    'sóng cơ và giao thoa',
    'điện trường',
    'dòng điện không đổi, mạch điện',
  ],
  12: ['vật lí nhiệt', 'khí lí tưởng', 'từ trường và cảm ứng điện từ', 'hạt nhân và phóng xạ'],
}

export const chemistry: Topics = {
  10: [
    'cấu tạo nguyên tử',
    'bảng tuần hoàn',
    'liên kết hóa học',
    'phản ứng oxi hóa – khử',
    'năng lượng và tốc độ phản ứng',
  ],
  11: [
    'cân bằng hóa học',
    'nitrogen và sulfur',
    'đại cương hóa học hữu cơ',
    'hydrocarbon',
    'alcohol, aldehyde, carboxylic acid',
  ],
  12: [
    'ester và lipid',
    'carbohydrate',
    'amine, amino acid, protein',
    'pin điện và điện phân',
    'kim loại và phức chất',
  ],
}

export const biology: Topics = {
  10: [
    'thành phần hóa học của tế bào',
    'cấu trúc tế bào',
    'trao đổi chất qua màng',
    'chu kì tế bào và phân bào',
    'vi sinh vật và virus',
  ],
  11: [
    'trao đổi nước và khoáng ở thực vật',
    'quang hợp, hô hấp',
    'tiêu hóa, tuần hoàn, miễn dịch',
    'cảm ứng',
    'sinh trưởng và sinh sản',
  ],
  12: [
    'cơ chế di truyền phân tử',
    'quy luật Mendel và mở rộng',
    'di truyền quần thể',
    'bằng chứng và cơ chế tiến hóa',
    'sinh thái học',
  ],
}
