import { ShortLinkPage, type ShortLinkProps, shortLinkMetadata } from '@/app/(shop)/short-link-page'

export const generateMetadata = (props: ShortLinkProps) =>
  shortLinkMetadata({ ...props, kind: 'p' })

export default function Page(props: ShortLinkProps) {
  return <ShortLinkPage {...props} kind="p" />
}
