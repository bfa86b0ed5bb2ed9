import { ShortLinkPage, type ShortLinkProps } from '@/app/(shop)/short-link-page'

export { shortLinkMetadata as metadata } from '@/app/(shop)/short-link-page'

export default function Page(props: ShortLinkProps) {
  return <ShortLinkPage {...props} kind="p" />
}
