import { LazyNotFound } from '@/app/providers'

export default LazyNotFound
