import { revalidate } from '@/lib/purge/revalidate'

export const POST = (request: Request) => revalidate(request)
