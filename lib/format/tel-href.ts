import { comparable } from '@/contract/comparable'

export const telHref = (number: string) => `tel:${comparable(number).replace(/[^\d+]/g, '')}`
