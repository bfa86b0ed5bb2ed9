import MobileNotFound, { metadata } from '@/app/mobile/not-found'

export { metadata }

/** The whole of it, for the front door to send: a page that finds nothing while it is being written is an empty shell. */
export default MobileNotFound
