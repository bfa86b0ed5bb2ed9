import { returnTerms } from '@/contract/return-terms'
import type { ProductDetail } from '@/contract/shop/catalog'
import { isCourse } from '@/lib/orders/order-contents'
import type { Terms } from '@/lib/shipping/delivery-promise'

const HERE = 'VN'

/** `1–6` and `5–10` as the days it takes anywhere in the country; null where none are promised. */
function transitOf(terms: NonNullable<Terms>) {
  const days = [terms.mainland.days, terms.islands.days].flatMap((text) =>
    (text?.match(/\d+/g) ?? []).map(Number),
  )
  return days.length === 0 ? null : { minValue: Math.min(...days), maxValue: Math.max(...days) }
}

const isFreeEverywhere = (price: number, { mainland, islands }: NonNullable<Terms>) =>
  [mainland, islands].every(({ freeFrom }) => freeFrom !== null && freeFrom <= price)

/** What is known of delivery before an address is: the fee only where it is nothing everywhere. */
function shippingDetails({ priceSale }: ProductDetail, terms: Terms) {
  const transit = terms && transitOf(terms)
  if (!terms || !transit) return {}
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: HERE },
      ...(isFreeEverywhere(priceSale, terms) && {
        shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'VND' },
      }),
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: { '@type': 'QuantitativeValue', ...transit, unitCode: 'DAY' },
      },
    },
  }
}

/** For a copy that is simply not wanted; faults have longer terms. */
const returnPolicy = {
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: HERE,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnTerms.unwanted.days,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  },
}

type Context = { url: string; shopName: string; terms: Terms }

/** schema.org Offer: price, stock, and how a book is delivered and taken back. */
export const productOffer = (product: ProductDetail, { url, shopName, terms }: Context) => ({
  '@type': 'Offer',
  url,
  priceCurrency: 'VND',
  price: product.priceSale,
  ...(product.flashSaleEndTime && { priceValidUntil: product.flashSaleEndTime }),
  availability: `https://schema.org/${product.available > 0 ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
  seller: { '@type': 'Organization', name: shopName },
  ...(isCourse(product)
    ? { category: 'Paid' }
    : { ...shippingDetails(product, terms), ...returnPolicy }),
})
