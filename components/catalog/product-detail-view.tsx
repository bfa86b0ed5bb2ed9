import type { ReactNode } from 'react'
import { AuthorLink, isNobody } from '@/components/catalog/author-link'
import { BuyBar } from '@/components/catalog/buy-bar'
import { BuyPanel } from '@/components/catalog/buy-panel'
import { CourseDetails, CoursePromises } from '@/components/catalog/course-details'
import { LearnWithBook } from '@/components/catalog/learn-with-book'
import { ProductGallery } from '@/components/catalog/product-gallery'
import { ProductSpecs } from '@/components/catalog/product-specs'
import { ShareButton } from '@/components/catalog/share-button'
import { Breadcrumb } from '@/components/catalog-ui/breadcrumb'
import { CardRow } from '@/components/catalog-ui/card-row'
import { detailPageClass } from '@/components/catalog-ui/detail-page-class'
import { toProductView } from '@/components/catalog-ui/mappers'
import { Price } from '@/components/catalog-ui/price'
import { ProductCard } from '@/components/catalog-ui/product-card'
import { SectionHeading } from '@/components/catalog-ui/section-heading'
import type { Crumb } from '@/components/catalog-ui/view-models'
import { Icon, type IconName } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { Rating } from '@/components/ui/rating'
import { RichText } from '@/components/ui/rich-text'
import type { Output } from '@/contract/endpoint'
import type { getProduct, ProductDetail, ProductSale } from '@/contract/shop/catalog'
import { formatDateTime } from '@/lib/format/date'
import { formatNumber } from '@/lib/format/money'
import { productPage, product as texts } from '@/lib/messages/product'
import { stockNotice } from '@/lib/messages/stock-notice'
import { isCourse } from '@/lib/orders/order-contents'
import { paths } from '@/lib/routes/paths'
import styles from './product-detail-view.module.css'

type Props = Output<typeof getProduct>['data'] & {
  crumbs: readonly Crumb[]
  origin: string
  /** What is promised of delivery. */
  delivery: string
  reviews: ReactNode
  /** Where to ask before buying. */
  contact?: ReactNode
}

/** Another upstream may know of a book's course alone. */
const courseAlone = (course: Props['course']): Props['learning'] =>
  course && { textbook: null, course, exercise: null, takesCode: false }

const textFor = (product: ProductDetail) =>
  isCourse(product) ? { ...texts.detail, ...productPage.courseDetail } : texts.detail

/** The product page: cover, title, description, and the panel that sells it. */
export function ProductDetailView(props: Props) {
  const { productSale: product, productSalesInCategory, productSalesOfAuthor } = props
  const { course, crumbs, origin, reviews } = props
  // Another upstream may not list an author's books.
  const hasLists = productSalesOfAuthor !== undefined
  const words = textFor(product)
  const learning = isCourse(product) ? null : (props.learning ?? courseAlone(course))
  return (
    <div className={`${detailPageClass} gap-10`}>
      <Breadcrumb crumbs={crumbs} origin={origin} />
      <div className={styles.product}>
        <ProductGallery product={product} />
        <Heading product={product} course={course} hasLists={hasLists} />
        <aside
          aria-label={words.buyPanel}
          className="panel lg:sticky lg:top-32 lg:row-span-2 grid gap-4"
        >
          <Price price={product.price} salePrice={product.priceSale} size="lg" withDiscount />
          <Stock product={product} />
          <BuyPanel
            id={product.productId}
            title={product.productName}
            available={product.available}
            isCourse={isCourse(product) || undefined}
          />
          <WaysOn product={product} hasSimilar={productSalesInCategory.length > 0} />
          <Promises product={product} course={course} delivery={props.delivery} />
          {props.contact}
          {learning ? <LearnWithBook learning={learning} /> : null}
        </aside>
        <section aria-labelledby="description" className="grid gap-4">
          <SectionHeading id="description">{words.description}</SectionHeading>
          <RichText html={product.description} className="max-w-measure" />
        </section>
      </div>
      {isCourse(product) && course ? (
        <CourseDetails course={course} product={product} />
      ) : (
        <section aria-labelledby="specs" className="grid max-w-measure gap-4">
          <SectionHeading id="specs">{texts.detail.specs}</SectionHeading>
          <ProductSpecs product={product} hasLists={hasLists} />
        </section>
      )}
      {reviews}
      <Shelf
        id="same-author"
        title={words.sameAuthor}
        href={paths.products({ author: product.author })}
        products={isNobody(product.author) ? [] : productSalesOfAuthor}
      />
      <Shelf
        id="same"
        title={texts.detail.sameCategory}
        href={paths.category({ id: product.categoryId, slug: product.categorySlug })}
        products={productSalesInCategory}
      />
      <BuyBar product={product} />
    </div>
  )
}

function Shelf({
  id,
  title,
  href,
  products = [],
}: {
  id: string
  title: string
  href: string
  products: readonly ProductSale[] | undefined
}) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <SectionHeading id={id} href={href}>
        {title}
      </SectionHeading>
      <CardRow label={title}>
        {products.map((other) => (
          <ProductCard key={other.productId} product={toProductView(other)} />
        ))}
      </CardRow>
    </section>
  )
}

/** From a book that is sold out: a mail when it is there again, and others like it. */
function WaysOn({ product, hasSimilar }: { product: ProductDetail; hasSimilar: boolean }) {
  if (product.available > 0 || isCourse(product)) return null
  return (
    <div className="grid gap-3">
      <LinkButton full href={paths.stockNotice({ id: product.productId })}>
        {stockNotice.action}
      </LinkButton>
      {hasSimilar ? (
        <LinkButton full variant="quiet" href="#same">
          {productPage.similar}
        </LinkButton>
      ) : null}
    </div>
  )
}

type HeadingProps = Pick<Props, 'course'> & { product: ProductDetail; hasLists: boolean }

const factsOf = ({ product, course }: Omit<HeadingProps, 'hasLists'>) =>
  isCourse(product) && course
    ? [
        course.teacher === product.author ? null : course.teacher,
        productPage.courseDetail.lessonCount(formatNumber(course.totalLesson)),
      ]
    : [product.publisher, product.publishYear]

function Heading({ product, course, hasLists }: HeadingProps) {
  const { author } = product
  const facts = factsOf({ product, course }).filter(Boolean).join(' · ')
  return (
    <header className="grid grid-cols-1 gap-2">
      <h1>{product.productName}</h1>
      {author ? (
        <p className="text-lg text-ink-2">
          <span className="sr-only">{`${texts.detail.by} `}</span>
          <AuthorLink by="author" name={author} hasLists={hasLists} className="link-quiet" />
        </p>
      ) : null}
      {facts ? <p className="num text-sm text-ink-2">{facts}</p> : null}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <a href="#reviews" className="link-quiet flex">
          <Rating value={product.ratingAverage} count={product.ratingCount} size="sm" />
        </a>
        {product.soldCount > 0 ? (
          <span className="num text-ink-2">
            {texts.detail.sold(formatNumber(product.soldCount))}
          </span>
        ) : null}
        <ShareButton title={product.productName} label={texts.detail.share} />
      </p>
    </header>
  )
}

const FEW = 5

function Stock({ product }: { product: ProductDetail }) {
  const { available, flashSaleEndTime } = product
  const isFew = available > 0 && available <= FEW
  return (
    <div className="grid gap-1 text-sm">
      {flashSaleEndTime ? (
        <p className="font-semibold text-accent">
          {texts.detail.flashUntil}{' '}
          <time className="num" dateTime={flashSaleEndTime}>
            {formatDateTime(flashSaleEndTime)}
          </time>
        </p>
      ) : null}
      {available > 0 && !isCourse(product) ? (
        <p className={isFew ? 'font-semibold text-warning' : 'text-success'}>
          {isFew ? texts.detail.fewLeft(available) : texts.detail.inStock}
        </p>
      ) : null}
      <p className="text-ink-2">{texts.detail.vat}</p>
      <noscript>{texts.detail.noScript}</noscript>
    </div>
  )
}

const promises = (delivery: string): readonly [IconName, string, string][] => [
  ['truck', delivery, paths.policy('shipping')],
  ['return', texts.detail.returns, paths.policy('returns')],
  ['success', texts.detail.inspection, paths.policy('inspection')],
]

type PromisesProps = Pick<Props, 'course' | 'delivery'> & { product: ProductDetail }

function Promises({ product, course, delivery }: PromisesProps) {
  return (
    <ul className="grid gap-2 border-t border-line pt-4 text-sm">
      {isCourse(product) ? (
        <CoursePromises course={course} />
      ) : (
        promises(delivery).map(([icon, text, href]) => (
          <li key={href}>
            <a href={href} className="link-quiet flex items-start gap-2">
              <Icon name={icon} size={18} />
              <span>{text}</span>
            </a>
          </li>
        ))
      )}
    </ul>
  )
}
