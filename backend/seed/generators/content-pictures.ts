import { articles } from '@/backend/seed/news/news'
import { aboutItems } from '@/backend/seed/pages/about'
import { landingPages } from '@/backend/seed/pages/pages'
import { textbooks } from '@/backend/seed/textbooks/textbooks'
import type { Picture } from './picture'
import { textbookCover } from './scenes/scene-covers'
import { scenePicture } from './scenes/scenes'

export const newsPicture = ({ slug }: { slug: string }) => `news/${slug}`
export const textbookPicture = ({ slug }: { slug: string }) => `textbooks/${slug}`
export const aboutPicture = ({ name }: { name: string }) => `about/${name}`
const landingPicture = ({ slug }: { slug: string }) => `landing/${slug}`

/** The pictures of news, pages and textbooks, those seen first at the beginning. */
export const contentPictures = (): Picture[] => [
  ...textbooks().map((book) =>
    textbookCover({ name: textbookPicture(book), ...book.picture }, book),
  ),
  ...articles().map((article) => scenePicture({ name: newsPicture(article), ...article.picture })),
  ...landingPages().map((page) => scenePicture({ name: landingPicture(page), ...page.picture })),
  ...aboutItems().map((item) => scenePicture({ name: aboutPicture(item), ...item.picture })),
]
