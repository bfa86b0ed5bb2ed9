import { expect, test } from '@jest/globals'
import type { OrderLine } from '@/contract/shop/cart'
import { AccountCartStore, type CartCalls } from '@/lib/cart/account-cart-store'

const away = new Error('away')

const cartOf = (quantities: Record<number, number>) =>
  ({
    cartDetails: Object.entries(quantities).map(([id, Quantity]) => ({
      cartDetailId: Number(id) * 10,
      productId: Number(id),
      Quantity,
    })),
  }) as unknown as OrderLine

const wantedOf = ({ productId, Quantity }: OrderLine['cartDetails'][number]) => ({
  productId,
  quantity: Quantity,
})

/** A server that keeps a cart and writes down what it was asked; `hold` makes its next answer wait. */
function server(quantities: Record<number, number> = {}) {
  const kept = new Map(Object.entries(quantities).map(([id, count]) => [Number(id), count]))
  const asked: string[] = []
  let fail: Error | null = null
  let isLosing = false
  const keys = new Set<string>()
  let gate: Promise<void> = Promise.resolve()
  const answer = async (what: string, change: () => void = () => {}) => {
    asked.push(what)
    await gate
    if (fail) throw fail
    change()
    return cartOf(Object.fromEntries(kept))
  }
  const calls: CartCalls = {
    get: () => answer('get'),
    add: (id, count, key) =>
      answer(`add ${id} ${count}`, () => {
        if (!keys.has(key)) kept.set(id, (kept.get(id) ?? 0) + count)
        keys.add(key)
        if (isLosing) throw away
      }),
    set: (id, count) => answer(`set ${id} ${count}`, () => kept.set(id / 10, count)),
    remove: (id) => answer(`remove ${id}`, () => kept.delete(id / 10)),
  }
  return {
    asked,
    kept,
    calls,
    break: (error: Error | null) => {
      fail = error
    },
    /** What is added is kept, but its answer does not arrive. */
    loseAnswers: (isLost: boolean) => {
      isLosing = isLost
    },
    hold: () => {
      let open = () => {}
      gate = new Promise((done) => {
        open = done
      })
      return () => open()
    },
  }
}

function open(quantities: Record<number, number> = {}) {
  const backend = server(quantities)
  const refused: unknown[] = []
  const cart = new AccountCartStore(backend.calls, {
    pauseMs: 1,
    isAway: (error) => error === away,
    onRefused: (error) => refused.push(error),
  })
  const settled = () =>
    new Promise<void>((done) => {
      const check = () => {
        if (cart.read().isPending) return
        stop()
        done()
      }
      const stop = cart.watch(check)
      check()
    })
  return { ...backend, backend, cart, refused, settled }
}

test('a burst of changes becomes one call with the last quantity', async () => {
  const { cart, asked, kept, settled } = open({ 1: 1 })
  await cart.load()
  for (const quantity of [2, 3, 4, 5]) cart.setQuantity(1, quantity)
  expect(cart.read()).toMatchObject({ lines: [{ productId: 1, quantity: 5 }], isPending: true })
  await settled()
  expect(asked).toEqual(['get', 'set 10 5'])
  expect(kept.get(1)).toBe(5)
})

test('what is shown never goes back while an older answer arrives', async () => {
  const { cart, hold, settled } = open({ 1: 1 })
  await cart.load()
  const shown: number[] = []
  cart.watch(() => shown.push(cart.read().lines[0]?.quantity ?? 0))
  const release = hold()
  cart.setQuantity(1, 2)
  await new Promise((done) => setTimeout(done, 10))
  cart.setQuantity(1, 3)
  release()
  await settled()
  expect(shown.join()).toMatch(/^(2,)+(3,?)+$/)
})

test('a code is judged by the quantities the person sees, and later ones wait for it', async () => {
  const { cart, asked, settled, calls, hold } = open({ 1: 1 })
  await cart.load()
  cart.setQuantity(1, 7)
  const release = hold()
  const answer = cart.change(async () => {
    cart.setQuantity(1, 9)
    asked.push('code')
    return { data: await calls.get(), successMessage: 'Đã áp dụng.' }
  })
  release()
  expect((await answer).successMessage).toBe('Đã áp dụng.')
  await settled()
  expect(asked).toEqual(['get', 'set 10 7', 'code', 'get', 'set 10 9'])
  expect(cart.read().lines).toEqual([{ productId: 1, quantity: 9 }])
})

test('a cart asked for before it changed and answered after brings nothing old back', async () => {
  const { cart, calls, hold } = open({ 1: 1 })
  const release = hold()
  const loaded = cart.load()
  await cart.change(async () => ({ data: cartOf({ 1: 1, 2: 5 }) }))
  release()
  await loaded
  expect(cart.read().lines).toEqual([
    { productId: 1, quantity: 1 },
    { productId: 2, quantity: 5 },
  ])
  await cart.load()
  expect(cart.read().lines).toEqual((await calls.get()).cartDetails.map(wantedOf))
})

test('a code refused, or not even sent since the server is away, is told to whoever asked', async () => {
  const { cart, backend, calls, settled } = open({ 1: 1 })
  await cart.load()
  const refusal = new Error('no such code')
  await expect(cart.change(() => Promise.reject(refusal))).rejects.toBe(refusal)
  backend.break(away)
  cart.setQuantity(1, 2)
  await expect(cart.change(async () => ({ data: await calls.get() }))).rejects.toBe(away)
  expect(cart.read().lines).toEqual([{ productId: 1, quantity: 2 }])
  backend.break(null)
  await cart.retry()
  await settled()
  expect(backend.kept.get(1)).toBe(2)
})

test('the first book of a page is added by one call, to those that are in the cart unseen', async () => {
  const { cart, asked, kept } = open({ 7: 2 })
  const both = [cart.add(7, 1), cart.add(8, 1)]
  expect(asked).toEqual(['add 7 1'])
  expect(await Promise.all(both)).toEqual([true, true])
  expect([...kept]).toEqual([
    [7, 3],
    [8, 1],
  ])
  expect(asked).not.toContain('get')
})

test('a new book is added, a removed one goes, and a removal can be taken back', async () => {
  const { cart, asked, kept, settled } = open({ 1: 2 })
  await cart.add(7, 3)
  await settled()
  cart.remove(1)
  await settled()
  expect([...kept]).toEqual([[7, 3]])
  cart.setQuantity(1, 2)
  await settled()
  expect(asked).toEqual(['add 7 3', 'remove 10', 'add 1 2'])
})

test('adding answers when the server has the book, refuses it, or cannot be reached', async () => {
  const { cart, backend, kept, refused } = open({ 1: 2 })
  expect(await cart.add(7, 3)).toBe(true)
  expect(kept.get(7)).toBe(3)
  backend.break(new Error('too many'))
  expect(await cart.add(7, 90)).toBe(false)
  expect(refused).toHaveLength(1)
  backend.break(away)
  await expect(cart.add(7, 1)).rejects.toBe(away)
  backend.break(null)
  expect(await cart.add(8, 1)).toBe(true)
  // Whoever was told that nothing was added finds nothing added.
  expect([...kept]).toEqual([
    [1, 2],
    [7, 3],
    [8, 1],
  ])
  expect(cart.quantityOf(7)).toBe(3)
})

test('a refused change is taken back and told', async () => {
  const { cart, backend, refused, settled } = open({ 1: 2 })
  await cart.load()
  backend.break(new Error('too many'))
  cart.setQuantity(1, 50)
  await settled()
  expect(refused).toHaveLength(1)
  expect(cart.read().lines).toEqual([{ productId: 1, quantity: 2 }])
})

test('while the server is away the change is kept, and sent when it is back', async () => {
  const { cart, backend, kept, settled } = open({ 1: 2 })
  await cart.load()
  backend.break(away)
  cart.setQuantity(1, 4)
  await new Promise((done) => setTimeout(done, 20))
  expect(cart.read()).toMatchObject({ lines: [{ quantity: 4 }], error: away })
  backend.break(null)
  await cart.retry()
  await settled()
  expect(kept.get(1)).toBe(4)
  expect(cart.read().error).toBeNull()
})

test('at least so many copies: what is in the cart already is not added again', async () => {
  const { cart, asked, kept } = open({ 1: 2 })
  expect(await cart.addUpTo(1, 2)).toBe(true)
  expect(await cart.addUpTo(1, 1)).toBe(true)
  expect(asked).toEqual(['get'])
  expect(await cart.addUpTo(1, 3)).toBe(true)
  expect(await cart.addUpTo(7, 1)).toBe(true)
  expect([...kept]).toEqual([
    [1, 3],
    [7, 1],
  ])
})

test('a stale tab adds to what is there now and never lowers it', async () => {
  const { cart, kept } = open({ 1: 1 })
  await cart.load()
  // Another device.
  kept.set(1, 10)
  expect(await cart.add(1, 2)).toBe(true)
  expect(kept.get(1)).toBe(12)
  kept.set(1, 30)
  await Promise.all([cart.add(1, 1), cart.add(1, 1)])
  expect(kept.get(1)).toBe(32)
  expect(cart.read().lines).toEqual([{ productId: 1, quantity: 32 }])
})

test('an addition whose answer was lost is pressed again and added once', async () => {
  const { cart, backend, kept } = open({ 1: 1 })
  await cart.load()
  backend.loseAnswers(true)
  await expect(cart.add(1, 2)).rejects.toBe(away)
  expect(kept.get(1)).toBe(3)
  backend.loseAnswers(false)
  expect(await cart.add(1, 2)).toBe(true)
  expect(kept.get(1)).toBe(3)
  expect(await cart.add(1, 2)).toBe(true)
  expect(kept.get(1)).toBe(5)
})

test('a quantity set again after a lost answer is the quantity there is', async () => {
  const { cart, backend, kept, settled } = open()
  await cart.load()
  backend.loseAnswers(true)
  cart.setQuantity(1, 3)
  await new Promise((done) => setTimeout(done, 20))
  expect(kept.get(1)).toBe(3)
  backend.loseAnswers(false)
  cart.setQuantity(1, 5)
  await settled()
  expect(kept.get(1)).toBe(5)
})

test('what is being added is shown once, before and after the answer', async () => {
  const { cart, hold } = open({ 1: 1 })
  await cart.load()
  const shown: number[] = []
  cart.watch(() => shown.push(cart.read().lines[0]?.quantity ?? 0))
  const release = hold()
  const added = cart.add(1, 2)
  expect(cart.quantityOf(1)).toBe(3)
  release()
  await added
  expect([...new Set(shown)]).toEqual([3])
})
