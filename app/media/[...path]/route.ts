import { relayMedia } from '@/lib/media/proxy-media'

export const GET = (request: Request) => relayMedia(request)
export const HEAD = GET
