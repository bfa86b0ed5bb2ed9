import { relayMedia } from '@/lib/media/relay-media'

export const GET = (request: Request) => relayMedia(request)
export const HEAD = GET
