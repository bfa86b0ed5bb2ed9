import { proxyMedia } from '@/lib/media/proxy-media'

export const GET = (request: Request) => proxyMedia(request)
export const HEAD = GET
