import type { Output } from '@/contract/endpoint'
import { getUserApp } from '@/contract/shop/accounts'
import { listProducts } from '@/contract/shop/catalog'
import { checkUrl } from '@/contract/shop/pages'
import { fold } from '@/contract/text'
import { shown } from '@/contract-tools/check/answer'
import type { Walk } from '@/contract-tools/check/call-endpoints'

/** A book is found by its name as it is written, and as people type it without marks. */
export async function probeSearch(walk: Walk) {
  const listed = walk.answers.get(listProducts) as Output<typeof listProducts> | undefined
  const book = listed?.data.productSales.find(
    ({ productName }) => fold(productName) !== productName.toLowerCase(),
  )
  if (!book) return
  for (const searchContent of [book.productName, fold(book.productName)]) {
    const given = { query: { searchContent, pageSize: 60 } }
    const found = (await walk.expectRight(listProducts, given)) as
      | Output<typeof listProducts>
      | undefined
    const names = found?.data?.productSales?.map(({ productId }) => productId) ?? []
    if (names.includes(book.productId)) continue
    const fault = {
      path: 'data.productSales[]',
      expected: `product ${book.productId}`,
      seen: shown(names.slice(0, 5)),
    }
    walk.fault(listProducts, { rule: 'search', ...fault }, given)
  }
}

/** A short link leads to a page of the shop or nowhere. */
export async function probeShortLinks(walk: Walk) {
  const given = { body: { url: '/m/khong-co-lien-ket-nay' } }
  const json = (await walk.expectRight(checkUrl, given)) as { data?: string | null } | undefined
  if (walk.result(checkUrl).isAbsent) return
  const target = json?.data ?? null
  if (target !== null && !/^\/(?!\/)/.test(target)) {
    const fault = { path: 'data', expected: 'a path of the shop, or null', seen: shown(target) }
    walk.fault(checkUrl, { rule: 'address', ...fault }, given)
  }
  await walk.expectRefusal(checkUrl, 'wrong type', [400, 422], { body: { url: 7 } })
}

/** Without a session the initial state belongs to nobody. */
export async function probeGuestState(walk: Walk) {
  const json = (await walk.expectRight(getUserApp, { token: null })) as
    | Output<typeof getUserApp>
    | undefined
  const user = json?.data?.user ?? null
  if (user === null) return
  const fault = { path: 'data.user', expected: 'null without a token', seen: shown(user.email) }
  walk.fault(getUserApp, { rule: 'no token', ...fault }, { token: null })
}
