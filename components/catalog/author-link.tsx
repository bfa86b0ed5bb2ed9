import { productPage as texts } from '@/lib/messages/product'
import { paths } from '@/lib/routes/paths'

/** `Khuyết danh` and the like are no authors. */
export const isNobody = (name: string) => texts.noAuthors.includes(name)

/** An author's, a publisher's or a set's name, which leads to the books where the upstream lists them. */
export function AuthorLink({
  by,
  name,
  hasLists,
  className = 'link',
}: {
  by: 'author' | 'publisher' | 'series'
  name: string
  hasLists: boolean
  className?: string
}) {
  if (!hasLists || isNobody(name)) return name
  return (
    <a href={paths.products({ [by]: name })} className={className}>
      {name}
    </a>
  )
}
