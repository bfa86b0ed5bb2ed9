import { allProducts } from '@/backend/seed/catalog/products'
import { contentPictures } from '@/backend/seed/generators/content-pictures'
import { mediaUrl } from '@/backend/seed/generators/picture'
import { courseFile, courses, lessonFile, lessonsOf } from '@/backend/seed/learning/courses'
import { articleFiles, newsTags } from '@/backend/seed/news/news'
import { aboutFiles } from '@/backend/seed/pages/about'
import { landingFiles, policyFiles } from '@/backend/seed/pages/pages'
import { SHORT_LINKS_FILE, shortLinks } from '@/backend/seed/pages/short-links'
import { folderOf, listFolders, nameOf, readText } from '@/backend/seed/read/read-text'
import { entriesOf, textbookFiles, textbooks } from '@/backend/seed/textbooks/textbooks'
import { problemAt, problemWith, repeatedAt } from './problem-at'

const LINK = /\]\((product|course):([^()]*)\)/g
const PICTURE = /!\[[^[\]]*\]\(([^()]*)\)/g

const textFiles = () => [
  ...policyFiles(),
  ...landingFiles(),
  ...aboutFiles(),
  ...articleFiles(),
  ...courses().flatMap((course) => [
    courseFile(course.slug),
    ...lessonsOf(course).map((lesson) => lessonFile(course.slug, lesson.slug)),
  ]),
]

/** Texts link to books and courses by slug, and show pictures the shop draws. */
function linkProblems(): string[] {
  const known = {
    product: new Set(allProducts().map(({ slug }) => slug)),
    course: new Set(courses().map(({ slug }) => slug)),
  }
  const drawn = new Set(contentPictures().map(({ name }) => mediaUrl(name)))
  return textFiles().flatMap((file) => {
    const text = readText(file)
    const links = [...text.matchAll(LINK)].flatMap(([words, kind = '', slug = '']) =>
      known[kind === 'product' ? 'product' : 'course'].has(slug)
        ? []
        : [problemWith(file, words, `no ${kind} is called ${slug}`)],
    )
    const pictures = [...text.matchAll(PICTURE)].flatMap(([words, address = '']) =>
      drawn.has(address) ? [] : [problemWith(file, words, `no picture is drawn at ${address}`)],
    )
    return [...links, ...pictures]
  })
}

function newsProblems(): string[] {
  const tags = new Set(newsTags().map(({ slug }) => slug))
  const strangers = listFolders('news')
    .filter((folder) => !tags.has(folder))
    .map((folder) => problemAt('news/tags.json', [], `no tag is called ${folder}, as a folder is`))
  const files = articleFiles()
  const twins = repeatedAt(files.map(nameOf)).map((at) => {
    const file = files[at] ?? ''
    return problemAt(file, [], `another article than that of ${folderOf(file)} has this address`)
  })
  return [...strangers, ...twins]
}

function textbookProblems(): string[] {
  const products = new Set(allProducts().map(({ slug }) => slug))
  return textbooks().flatMap((book) => {
    const file = textbookFiles().find((each) => nameOf(each) === book.slug) ?? ''
    const course = courses().find(({ slug }) => slug === book.course)
    const lessons = course ? lessonsOf(course).length : 0
    return [
      ...(book.product === undefined || products.has(book.product)
        ? []
        : [problemAt(file, ['product'], `no product is called ${book.product}`)]),
      ...(book.course === undefined || course
        ? []
        : [problemAt(file, ['course'], `no course is called ${book.course}`)]),
      ...book.chapters.flatMap((chapter) =>
        entriesOf(chapter)
          .filter(({ lesson = 0 }) => lesson > lessons)
          .map(({ title, lesson }) =>
            problemWith(file, title, `the course has no lesson ${lesson}`),
          ),
      ),
    ]
  })
}

function shortLinkProblems(): string[] {
  const twins = repeatedAt(shortLinks().map(({ from }) => from)).map((at) =>
    problemAt(SHORT_LINKS_FILE, [at, 'from'], 'is the address of another short link'),
  )
  const astray = shortLinks().flatMap(({ textbook, course, lesson = 1 }, at) => {
    const found = courses().find(({ slug }) => slug === course)
    if (textbook !== undefined && !textbooks().some(({ slug }) => slug === textbook))
      return [problemAt(SHORT_LINKS_FILE, [at, 'textbook'], `no textbook is called ${textbook}`)]
    if (course !== undefined && !found)
      return [problemAt(SHORT_LINKS_FILE, [at, 'course'], `no course is called ${course}`)]
    return found && lesson > lessonsOf(found).length
      ? [problemAt(SHORT_LINKS_FILE, [at, 'lesson'], `the course has no lesson ${lesson}`)]
      : []
  })
  return [...twins, ...astray]
}

export const textProblems = (): string[] => [
  ...linkProblems(),
  ...newsProblems(),
  ...textbookProblems(),
  ...shortLinkProblems(),
]
