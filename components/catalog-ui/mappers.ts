import type { CourseView, ProductView } from '@/components/catalog-ui/view-models'
import type { ProductSale } from '@/contract/shop/catalog'
import type { CourseItem } from '@/contract/shop/learning'
import { paths } from '@/lib/routes/paths'

/** Maps a product of the API to what a card shows. */
export const toProductView = (product: ProductSale): ProductView => ({
  id: product.productId,
  slug: product.slug,
  title: product.productName,
  author: product.author,
  price: product.price,
  salePrice: product.priceSale,
  coverUrl: product.originalUrl,
  soldCount: product.soldCount,
  inStock: product.available > 0,
})

/** Maps a course of the API to what a card shows. */
export const toCourseView = (course: CourseItem): CourseView => ({
  id: course.courseId,
  title: course.courseName,
  href: paths.libraryCourse({ id: course.courseId, slug: course.slug }),
  imageUrl: course.imageURL,
  teacher: course.teacher,
  lessonCount: course.totalLesson,
  isFree: course.isFree,
})
