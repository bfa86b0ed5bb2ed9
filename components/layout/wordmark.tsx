import { Still } from '@/components/ui/still'
import { chrome } from '@/lib/messages/chrome'
import { paths } from '@/lib/routes/paths'

export type LogoView = { desktop: string | null; mobile: string | null }

/** An eave over three spines, one of them vermilion. */
export function Mark({ size = 30 }: { size?: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M1 12.2c6.4-.2 10-2.6 12-7.2h6c2 4.6 5.6 7 12 7.2v2.5H1v-2.5ZM5 27.5h22v1.8H5v-1.8ZM8.2 16.7h3.6v9.3H8.2v-9.3ZM12.9 16.7h2.6v9.3h-2.6v-9.3Z" />
      <path className="mark-seal" d="M16.6 16.7h3.4v9.3h-3.4v-9.3Z" />
      <path d="m21.1 17.2 2.6-.7 2.5 9-2.6.7-2.5-9Z" />
    </svg>
  )
}

/** The way home: the shop's own pictures when the upstream has them, else the drawn sign and its name. */
export function Wordmark({ shop, logo }: { shop: string; logo?: LogoView | undefined }) {
  const wide = logo?.desktop ?? null
  const narrow = logo?.mobile ?? wide
  return (
    <Still
      as="a"
      name="wordmark"
      href={paths.home()}
      className="wordmark"
      aria-label={chrome.home(shop)}
    >
      {narrow ? (
        <picture>
          {wide ? <source media="(min-width: 1024px)" srcSet={wide} /> : null}
          <img src={narrow} alt="" width={140} height={40} />
        </picture>
      ) : (
        <>
          <Mark />
          <span className="wordmark-name">{shop}</span>
        </>
      )}
    </Still>
  )
}
