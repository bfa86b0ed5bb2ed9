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
import type { Category, getFlashSale, ProductSale } from '@/contract/catalog'
import type { Output } from '@/contract/endpoint'
import type { CourseItem } from '@/contract/learning'
import type { NewsItem } from '@/contract/news'
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
}

const grades = Array.from({ length: 12 }, (_, index) => index + 1)

/** The home page. */
export function HomeView(data: HomeData) {
  const { categories, flash, newest, newestCount, popular, courses, news, delivery } = data
  return (
    <div className="wrap-wide">
      <HeroSection books={(popular ?? []).slice(0, 3)} />
      {flash ? (
        <FlashSaleSection flash={flash} />
      ) : (
        <MissingSection id="flash" title={texts.flashSale} href={paths.flashSale()} />
      )}
      {newest ? (
        <section aria-labelledby="newest" className="section">
          <SectionHeading id="newest" href={paths.products({ sort: 'newest' })} count={newestCount}>
            {texts.newest}
          </SectionHeading>
          <CardRow label={texts.newest}>
            {newest.map((product) => (
              <ProductCard key={product.productId} product={toProductView(product)} />
            ))}
          </CardRow>
        </section>
      ) : (
        <MissingSection
          id="newest"
          title={texts.newest}
          href={paths.products({ sort: 'newest' })}
        />
      )}
      {popular ? (
        <BestsellerSection products={popular.slice(0, 5)} />
      ) : (
        <MissingSection
          id="ranking"
          title={texts.ranking}
          href={paths.products({ sort: 'popular' })}
        />
      )}
      {categories ? (
        <CategoryList categories={categories} />
      ) : (
        <MissingSection id="categories" title={texts.categories} href={paths.products()} />
      )}
      <section aria-labelledby="grades" className="section">
        <SectionHeading id="grades" href={paths.textbooks()}>
          {texts.grades}
        </SectionHeading>
        <div className="flex flex-wrap gap-2">
          {grades.map((grade) => (
            <ChipLink key={grade} href={paths.products({ grade })}>
              {texts.grade(grade)}
            </ChipLink>
          ))}
        </div>
      </section>
      <CourseSection courses={courses} />
      {news ? (
        <NewsSection news={news} />
      ) : (
        <MissingSection id="news" title={texts.news} href={paths.newsList()} />
      )}
      <TrustSection delivery={delivery} />
    </div>
  )
}

function CourseSection({ courses }: Pick<HomeData, 'courses'>) {
  if (!courses) return <MissingSection id="library" title={texts.library} href={paths.library()} />
  if (courses.length === 0) return null
  return (
    <section aria-labelledby="library" className="section">
      <SectionHeading id="library" href={paths.library()}>
        {texts.library}
      </SectionHeading>
      <CardGrid kind="courses">
        {courses.map((course) => (
          <CourseCard key={course.courseId} course={toCourseView(course)} />
        ))}
      </CardGrid>
    </section>
  )
}
