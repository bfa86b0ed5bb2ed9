import type { ReactNode } from 'react'
import { CardGrid } from '@/components/catalog-ui/card-grid'
import { CardRow } from '@/components/catalog-ui/card-row'
import { CourseCard } from '@/components/catalog-ui/course-card'
import { toCourseView, toProductView } from '@/components/catalog-ui/mappers'
import { ProductCard } from '@/components/catalog-ui/product-card'
import { SectionHeading } from '@/components/catalog-ui/section-heading'
import { BestsellerSection } from '@/components/home/bestseller-section'
import { CategoryList } from '@/components/home/category-list'
import { FlashSaleSection } from '@/components/home/flash-sale-section'
import { HeroSection } from '@/components/home/hero-section'
import { MissingSection } from '@/components/home/missing-section'
import { NewsSection } from '@/components/home/news-section'
import { TrustSection } from '@/components/home/trust-section'
import { ChipLink } from '@/components/ui/chip'
import type { Output } from '@/contract/endpoint'
import type { Category, getFlashSale, ProductSale } from '@/contract/shop/catalog'
import type { HomeLayout } from '@/contract/shop/home'
import type { HomePart, HomeSection } from '@/contract/shop/home-content'
import type { CourseItem } from '@/contract/shop/learning'
import type { NewsItem } from '@/contract/shop/news'
import { home as texts } from '@/lib/messages/home'
import { paths } from '@/lib/routes/paths'

/** Null: that part could not be loaded, and the page says so in its place. */
export type HomeData = {
  categories: readonly Category[] | null
  flash: Output<typeof getFlashSale>['data'] | null
  newest: readonly ProductSale[] | null
  newestCount: number | undefined
  popular: readonly ProductSale[] | null
  courses: readonly CourseItem[] | null
  news: readonly NewsItem[] | null
  /** What is promised of delivery. */
  delivery: string
  /** The books of each shelf, by its category. */
  shelves: ReadonlyMap<number, readonly ProductSale[] | null>
}

const grades = Array.from({ length: 12 }, (_, index) => index + 1)

type RowProps = { id: string; title: string; href: string; count?: number | undefined }

/** Books side by side. */
const BookRow = ({
  id,
  title,
  href,
  count,
  books,
}: RowProps & { books: readonly ProductSale[] }) => (
  <section aria-labelledby={id} className="section">
    <SectionHeading id={id} href={href} count={count}>
      {title}
    </SectionHeading>
    <CardRow label={title}>
      {books.map((product) => (
        <ProductCard key={product.productId} product={toProductView(product)} />
      ))}
    </CardRow>
  </section>
)

const GradeSection = ({ title }: { title: string }) => (
  <section aria-labelledby="grades" className="section">
    <SectionHeading id="grades" href={paths.textbooks()}>
      {title}
    </SectionHeading>
    <div className="flex flex-wrap gap-2">
      {grades.map((grade) => (
        <ChipLink key={grade} href={paths.products({ grade })}>
          {texts.grade(grade)}
        </ChipLink>
      ))}
    </div>
  </section>
)

function CourseSection({ courses, title }: Pick<HomeData, 'courses'> & { title: string }) {
  if (!courses?.length) return null
  return (
    <section aria-labelledby="library" className="section">
      <SectionHeading id="library" href={paths.library()}>
        {title}
      </SectionHeading>
      <CardGrid kind="courses">
        {courses.map((course) => (
          <CourseCard key={course.courseId} course={toCourseView(course)} />
        ))}
      </CardGrid>
    </section>
  )
}

/** What is called how, and where all of it is. */
const headings: Record<HomePart, { id: string; title: string; href: string }> = {
  flashSale: { id: 'flash', title: texts.flashSale, href: paths.flashSale() },
  newest: { id: 'newest', title: texts.newest, href: paths.products({ sort: 'newest' }) },
  popular: { id: 'ranking', title: texts.ranking, href: paths.products({ sort: 'popular' }) },
  categories: { id: 'categories', title: texts.categories, href: paths.products() },
  grades: { id: 'grades', title: texts.grades, href: paths.textbooks() },
  courses: { id: 'library', title: texts.library, href: paths.library() },
  news: { id: 'news', title: texts.news, href: paths.newsList() },
  promises: { id: 'promises', title: texts.trust.title, href: paths.policy('shipping') },
}

type Show = (data: HomeData, title: string) => ReactNode

/** Null where what the part shows could not be loaded. */
const parts: Record<HomePart, Show> = {
  flashSale: ({ flash }, title) => flash && <FlashSaleSection flash={flash} title={title} />,
  newest: ({ newest, newestCount }, title) =>
    newest && <BookRow {...headings.newest} title={title} count={newestCount} books={newest} />,
  popular: ({ popular }, title) =>
    popular && <BestsellerSection products={popular.slice(0, 5)} title={title} />,
  categories: ({ categories }, title) =>
    categories && <CategoryList categories={categories} title={title} />,
  grades: (_, title) => <GradeSection title={title} />,
  courses: ({ courses }, title) => courses && <CourseSection courses={courses} title={title} />,
  news: ({ news }, title) => news && <NewsSection news={news} title={title} />,
  promises: ({ delivery }, title) => <TrustSection delivery={delivery} title={title} />,
}

function Shelf({ section, shelves }: { section: HomeSection } & Pick<HomeData, 'shelves'>) {
  const { categoryId, title } = section
  if (categoryId === null) return null
  const books = shelves.get(categoryId)
  const id = `shelf-${categoryId}`
  const href = paths.category({ id: categoryId })
  if (books === null) return <MissingSection id={id} title={title} href={href} />
  return books?.length ? <BookRow id={id} title={title} href={href} books={books} /> : null
}

function Section({ section, data }: { section: HomeSection; data: HomeData }) {
  const { kind } = section
  if (kind === 'shelf') return <Shelf section={section} shelves={data.shelves} />
  const heading = headings[kind]
  const title = section.title || heading.title
  return parts[kind](data, title) ?? <MissingSection {...heading} title={title} />
}

const keyOf = ({ kind, categoryId }: HomeSection) => `${kind}-${categoryId ?? ''}`

/** The home page, of the parts and in the order that the office has chosen. */
export const HomeView = ({ layout, data }: { layout: HomeLayout; data: HomeData }) => (
  <div className="wrap-wide">
    <HeroSection {...layout} books={(data.popular ?? []).slice(0, 3)} />
    {layout.sections.map((section) => (
      <Section key={keyOf(section)} section={section} data={data} />
    ))}
  </div>
)
