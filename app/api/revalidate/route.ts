import { revalidate } from '@/lib/revalidation/revalidate'

export const POST = (request: Request) => revalidate(request)
