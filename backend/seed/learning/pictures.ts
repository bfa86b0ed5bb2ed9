import { courseCover } from '@/backend/seed/content/drawing/covers'
import type { SceneName } from '@/backend/seed/content/drawing/scenes'
import type { Dye } from '@/backend/seed/content/drawing/tones'
import type { Course } from '@/backend/seed/learning/courses/course'
import { courses } from '@/backend/seed/learning/courses/index'
import type { Picture } from '@/backend/seed/pictures'

const looks: Record<string, [SceneName, Dye]> = {
  'toan-lop-1-so-den-100': ['blocks', 'nghe'],
  'tieng-viet-lop-1-am-van-va-cau-dau-tien': ['letters', 'ngoc'],
  'luyen-viet-chu-dep-lop-1': ['desk', 'sen'],
  'toan-lop-3-nhan-chia-va-chu-vi': ['blocks', 'reu'],
  'tieng-viet-lop-3-tu-cau-va-dau-cau': ['field', 'gach'],
  'tieng-anh-lop-3-loi-chao-dau-tien': ['panels', 'menLam'],
  'toan-lop-5-so-thap-phan-va-phan-tram': ['clock', 'timHue'],
  'tieng-viet-lop-5-viet-van-ta-nguoi-ta-canh': ['market', 'canhGian'],
  'lich-su-va-dia-li-lop-5-tu-co-loa-den-thang-long': ['hills', 'reu'],
  'toan-lop-6-so-tu-nhien-va-phan-so': ['paper', 'cham'],
  'ngu-van-lop-6-truyen-dan-gian-va-tho-luc-bat': ['river', 'ngoc'],
  'khoa-hoc-tu-nhien-lop-6-chat-te-bao-va-luc': ['tree', 'menLam'],
  'toan-lop-9-can-thuc-ham-so-phuong-trinh': ['calendar', 'sen'],
  'ngu-van-lop-9-doc-truyen-kieu': ['lamp', 'gach'],
  'luyen-thi-vao-lop-10-mon-toan': ['clock', 'canhGian'],
  'toan-lop-10-menh-de-tap-hop-ham-so-bac-hai': ['paper', 'reu'],
  'vat-li-lop-10-chuyen-dong-va-luc': ['train', 'cham'],
  'hoa-hoc-lop-10-cau-tao-nguyen-tu-va-lien-ket': ['window', 'timHue'],
  'toan-lop-12-ung-dung-dao-ham-va-tich-phan': ['hills', 'timHue'],
  'ngu-van-lop-12-viet-bai-nghi-luan': ['desk', 'menLam'],
  'luyen-de-tot-nghiep-thpt-mon-toan': ['calendar', 'nghe'],
  'doc-sau-nho-lau': ['shelf', 'canhGian'],
  'ghi-chep-va-on-tap-cach-quang': ['chair', 'cham'],
  'viet-bai-luan-dau-tien': ['town', 'gach'],
}

export const coursePicture = ({ slug }: Pick<Course, 'slug'>) => `courses/${slug}`

const label = ({ subject, grade }: Course) =>
  grade === null || subject === 'Kĩ năng' ? subject : `${subject} lớp ${grade}`

export const learningPictures = (): Picture[] =>
  courses.map((course) => {
    const [scene, dye] = looks[course.slug] ?? ['shelf', 'muc']
    return courseCover({ name: coursePicture(course), scene, dye }, label(course))
  })
