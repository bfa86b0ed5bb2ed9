import { textbookCover } from '@/backend/seed/content/drawing/covers'
import { type SceneName, scenePicture } from '@/backend/seed/content/drawing/scenes'
import { type Dye, dyeNames } from '@/backend/seed/content/drawing/tones'
import { rubrics } from '@/backend/seed/content/news/index'
import { textbooks } from '@/backend/seed/content/textbooks/index'
import type { Textbook } from '@/backend/seed/content/textbooks/textbook'
import type { Picture } from '@/backend/seed/pictures'
import { slug } from '@/contract/text'

export const newsPicture = (title: string) => `news/${slug(title)}`
export const textbookPicture = ({ slug: address }: Pick<Textbook, 'slug'>) => `textbooks/${address}`

const single: [name: string, scene: SceneName, dye: Dye][] = [
  ['landing/tuu-truong', 'school', 'reu'],
  ['landing/goc-doc-co-dien', 'lamp', 'canhGian'],
  ['landing/tu-sach-gia-dinh', 'window', 'menLam'],
  ['landing/on-thi-vao-10', 'clock', 'gach'],
  ['about/hien-nha', 'rain', 'ngoc'],
  ['about/chon-sach', 'desk', 'cham'],
  ['about/bai-hoc', 'blocks', 'sen'],
  ['about/giao-sach', 'parcel', 'gach'],
  ['about/sach-giao-khoa', 'shelf', 'menLam'],
  ['about/thu-vien', 'moon', 'cham'],
]

// Neighbours in the list never share a dye: seven and ten have no common divisor.
const dyeAt = (at: number): Dye => dyeNames[(at * 7) % dyeNames.length] ?? 'cham'

const newsPictures = (): Picture[] =>
  rubrics
    .flatMap(({ articles }) => articles)
    .map(({ title, scene }, at) => scenePicture(newsPicture(title), scene, dyeAt(at)))

const subjectScenes: Record<string, SceneName[]> = {
  Toán: ['blocks', 'clock', 'paper', 'calendar'],
  'Tiếng Việt': ['letters', 'field', 'tree'],
  'Ngữ văn': ['river', 'hills', 'lamp'],
  'Tiếng Anh': ['panels'],
  'Lịch sử và Địa lí': ['town'],
  'Khoa học tự nhiên': ['tree'],
  'Vật lí': ['train'],
  'Hóa học': ['window'],
}

const textbookPictures = (): Picture[] =>
  textbooks.map((book, at) => {
    const scenes = subjectScenes[book.subject] ?? ['shelf']
    const scene = scenes[book.grade % scenes.length] ?? 'shelf'
    return textbookCover({ name: textbookPicture(book), scene, dye: dyeAt(at + 3) }, book)
  })

/** The pictures of news, pages and textbooks, those seen first at the beginning. */
export const contentPictures = (): Picture[] => [
  ...textbookPictures(),
  ...newsPictures(),
  ...single.map(([name, scene, dye]) => scenePicture(name, scene, dye)),
]
