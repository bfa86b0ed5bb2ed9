import MobileNotFound, { metadata } from '@/app/mobile/not-found'

export { metadata }

/** Served by the gateway as a whole: `notFound()` while streaming would leave an empty shell. */
export default MobileNotFound
