import { NotFound } from '@/app/providers'

export default NotFound
