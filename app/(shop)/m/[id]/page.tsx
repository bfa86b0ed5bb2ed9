import {
  ShortLinkPage,
  type ShortLinkParams,
  shortLinkMetadata,
} from '@/app/(shop)/short-link-page'

export const metadata = shortLinkMetadata

export default function Page({ params }: ShortLinkParams) {
  return <ShortLinkPage kind="m" params={params} />
}
