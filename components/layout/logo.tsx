import { ShopMark } from '@/components/layout/shop-mark'
import { layout } from '@/lib/messages/layout'
import { paths } from '@/lib/routes/paths'

export type LogoView = { desktop: string | null; mobile: string | null }

/** Link home: the upstream's logo pictures, else the shop's mark with its name. */
export function Logo({
  shop,
  logo,
  iconUrl,
}: {
  shop: string
  logo?: LogoView | undefined
  iconUrl: string | null
}) {
  const wide = logo?.desktop ?? null
  const narrow = logo?.mobile ?? wide
  return (
    <a
      href={paths.home()}
      className="inline-flex min-h-tap min-w-0 items-center gap-2 rounded"
      aria-label={layout.home(shop)}
    >
      {narrow ? (
        <picture className="w-[9.5rem] min-w-0 shrink">
          {wide ? <source media="(min-width: 1024px)" srcSet={wide} /> : null}
          <img
            src={narrow}
            alt={shop}
            width={140}
            height={40}
            className="h-9 w-full object-contain object-left"
          />
        </picture>
      ) : (
        <>
          <ShopMark iconUrl={iconUrl} />
          <span className="truncate font-semibold font-serif text-[min(1.375rem,6.2vw)] leading-tight lg:text-[1.5rem]">
            {shop}
          </span>
        </>
      )}
    </a>
  )
}
