import { EmptyState } from '@/components/catalog-ui/empty-state'
import { Logo, type LogoView } from '@/components/layout/logo'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { TextInput } from '@/components/ui/text-input'
import { errors } from '@/lib/messages/errors'
import { search } from '@/lib/messages/search'
import { paths } from '@/lib/routes/paths'

/** The 404 page, with a search that works without scripts. */
export function NotFoundView() {
  return (
    <div className="wrap">
      <EmptyState level={1} title={errors.notFound.title} text={errors.notFound.text}>
        <div className="grid gap-6">
          <form action={paths.products()} className="flex flex-wrap items-end justify-center gap-3">
            <TextInput
              label={search.input}
              hideLabel
              type="search"
              name="searchContent"
              required
              placeholder={errors.notFound.search}
            />
            <Button type="submit">{search.open}</Button>
          </form>
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton href={paths.home()} variant="quiet">
              {errors.home}
            </LinkButton>
            <LinkButton href={paths.products()} variant="text">
              {errors.browse}
            </LinkButton>
          </div>
        </div>
      </EmptyState>
    </div>
  )
}

/** The 404 page outside the shop's layout. */
export const BareNotFoundView = ({ shop, logo }: { shop: string; logo: LogoView }) => (
  <div className="flex min-h-dvh flex-col">
    <header className="wrap-wide flex h-14 items-center lg:h-15">
      <Logo shop={shop} logo={logo} />
    </header>
    <main id="noi-dung">
      <NotFoundView />
    </main>
  </div>
)
