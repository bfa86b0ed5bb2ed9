import { v4 as uuid } from 'uuid'
import { MAX_QUANTITY } from '@/contract/fields'
import type { OrderLine } from '@/contract/shop/cart'
import type { GuestLine } from '@/lib/cart/guest-cart'

/** The calls of an account's cart; each answers the whole cart. */
export type CartCalls = {
  get: () => Promise<OrderLine>
  /** Adds to what is there, once per key. */
  add: (productId: number, quantity: number, key: string) => Promise<OrderLine>
  set: (cartDetailId: number, quantity: number) => Promise<OrderLine>
  remove: (cartDetailId: number) => Promise<OrderLine>
}

export type AccountCartState = {
  /** The cart as the person sees it, confirmed or not. */
  lines: readonly GuestLine[]
  /** The cart of the server's last answer. */
  order: OrderLine | null
  /** A change is being sent or waits to be. */
  isPending: boolean
  /** Why the server could not be reached; unconfirmed changes are not lost. */
  error: unknown
}

type Options = {
  /** Debounce of quantity changes. */
  pauseMs?: number
  /** The server refused a change, which is undone. */
  onRefused?: (error: unknown) => void
  onChange?: (cart: AccountCartState) => void
  /** Whether an error means that the server could not decide, so that the change may be sent again. */
  isAway: (error: unknown) => boolean
}

const nothing: AccountCartState = { lines: [], order: null, isPending: false, error: null }
export const emptyAccountCart = () => nothing

type Addition = GuestLine & { key: string }

function shownLines(
  order: OrderLine | null,
  wanted: ReadonlyMap<number, number>,
  additions: ReadonlySet<Addition>,
): GuestLine[] {
  const known = new Map(order?.cartDetails.map((line) => [line.productId, line.Quantity]))
  for (const [productId, quantity] of wanted) known.set(productId, quantity)
  for (const { productId, quantity } of additions)
    known.set(productId, (known.get(productId) ?? 0) + quantity)
  return Array.from(known, ([productId, quantity]) => ({ productId, quantity })).filter(
    ({ quantity }) => quantity > 0,
  )
}

const bounded = (quantity: number) => Math.max(0, Math.min(MAX_QUANTITY, Math.trunc(quantity) || 0))

/**
 * An account's cart with optimistic updates: the server's cart and, over it, quantities and additions it has not confirmed yet. Only the
 * quantity box sets a quantity; adding adds to whatever the server has. Calls are serialised, so that no answer is older than the one
 * before; a quantity changed during a call stays as the person left it.
 */
export class AccountCartStore {
  readonly #calls: CartCalls
  readonly #options: Options
  readonly #wanted = new Map<number, number>()
  readonly #additions = new Set<Addition>()
  /** Additions without an answer, by product: the same press again sends the same key. */
  readonly #unanswered = new Map<number, Addition>()
  readonly #queuedCalls: (() => Promise<void>)[] = []
  readonly #listeners = new Set<() => void>()
  #order: OrderLine | null = null
  /** Counts accepted answers: one requested before the last of them is outdated. */
  #accepted = 0
  /** A call had no answer: what the server has now is not known. */
  #isUnsure = false
  #error: unknown = null
  #underWay: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #shown = nothing

  constructor(calls: CartCalls, options: Options) {
    this.#calls = calls
    this.#options = options
  }

  readonly read = (): AccountCartState => this.#shown

  readonly watch = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Accepts the answer of another cart call, such as adding a code. */
  accept(answer: OrderLine) {
    this.#accept(answer)
    this.#error = null
    this.#publish()
  }

  async load() {
    const before = this.#accepted
    try {
      const answer = await this.#calls.get()
      // A sign-in may have merged two carts meanwhile.
      if (this.#accepted === before) this.accept(answer)
    } catch (caught) {
      this.#error = caught
      this.#publish()
    }
  }

  /** Tries again after the server was unreachable. */
  async retry() {
    await (this.#wanted.size > 0 ? this.#work() : this.load())
  }

  /** Sets a quantity; 0 removes the product. */
  setQuantity(productId: number, quantity: number) {
    this.#wanted.set(productId, bounded(quantity))
    this.#publish()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#work(), this.#options.pauseMs ?? 250)
  }

  remove(productId: number) {
    this.setQuantity(productId, 0)
  }

  /** Adds copies and resolves once the server has them. False when it refuses; throws while it cannot be reached. */
  async add(productId: number, quantity: number): Promise<boolean> {
    const addition = this.#additionOf(productId, quantity)
    this.#additions.add(addition)
    this.#publish()
    try {
      await this.change(() => this.#sendAddition(addition))
      return true
    } catch (caught) {
      this.#takeBack(addition)
      if (this.#options.isAway(caught)) {
        this.#unanswered.set(productId, addition)
        throw caught
      }
      this.#options.onRefused?.(caught)
      return false
    }
  }

  #additionOf(productId: number, quantity: number): Addition {
    const earlier = this.#unanswered.get(productId)
    const isAgain = earlier?.quantity === quantity && !this.#additions.has(earlier)
    return isAgain ? earlier : { productId, quantity, key: uuid() }
  }

  async #sendAddition(addition: Addition) {
    const { productId, quantity, key } = addition
    const data = await this.#calls.add(productId, quantity, key)
    this.#unanswered.delete(productId)
    this.#additions.delete(addition)
    return { data }
  }

  #takeBack(addition: Addition) {
    this.#additions.delete(addition)
    this.#publish()
  }

  /** Adds what is missing to so many copies; answers as `add` does. */
  async addUpTo(productId: number, quantity: number): Promise<boolean> {
    if (this.#order === null) await this.load()
    const missing = quantity - this.quantityOf(productId)
    return missing <= 0 || (await this.add(productId, missing))
  }

  /** Runs another change of the cart, such as a code, after the quantities before it: the server decides on what the person sees. */
  async change<A extends { data: OrderLine }>(call: () => Promise<A>): Promise<A> {
    return new Promise<A>((resolve, reject) => {
      const queuedCall = async () => {
        try {
          const answer = await call()
          this.accept(answer.data)
          resolve(answer)
        } catch (caught) {
          reject(caught)
        }
      }
      this.#queuedCalls.push(queuedCall)
      void this.#work().then(() => {
        // The server is unreachable: the call itself reports it.
        if (this.#drop(queuedCall)) void queuedCall()
      })
    })
  }

  #drop(queuedCall: () => Promise<void>): boolean {
    const place = this.#queuedCalls.indexOf(queuedCall)
    if (place >= 0) this.#queuedCalls.splice(place, 1)
    return place >= 0
  }

  quantityOf(productId: number): number {
    const lines = shownLines(this.#order, this.#wanted, this.#additions)
    return lines.find((line) => line.productId === productId)?.quantity ?? 0
  }

  /** The cart has become an order. */
  forget() {
    this.#wanted.clear()
    this.#unanswered.clear()
    this.#order = null
    this.#error = null
    this.#publish()
  }

  #accept(answer: OrderLine) {
    this.#order = answer
    this.#isUnsure = false
    this.#accepted += 1
  }

  #detailOf(productId: number) {
    return this.#order?.cartDetails.find((line) => line.productId === productId)
  }

  #publish() {
    this.#shown = {
      lines: shownLines(this.#order, this.#wanted, this.#additions),
      order: this.#order,
      isPending: this.#wanted.size > 0 || this.#underWay !== undefined,
      error: this.#error,
    }
    this.#options.onChange?.(this.#shown)
    for (const listener of this.#listeners) listener()
  }

  async #send(productId: number, quantity: number): Promise<OrderLine> {
    if (this.#order === null || this.#isUnsure) this.#accept(await this.#calls.get())
    const detail = this.#detailOf(productId)
    if (!detail) {
      return quantity === 0 && this.#order
        ? this.#order
        : this.#calls.add(productId, quantity, uuid())
    }
    const { cartDetailId } = detail
    return quantity === 0
      ? this.#calls.remove(cartDetailId)
      : this.#calls.set(cartDetailId, quantity)
  }

  /** Sends one quantity; false when the server is unreachable. */
  async #confirm(productId: number, quantity: number): Promise<boolean> {
    try {
      this.#accept(await this.#send(productId, quantity))
      this.#error = null
    } catch (caught) {
      if (this.#options.isAway(caught)) {
        this.#error = caught
        this.#isUnsure = true
        return false
      }
      this.#options.onRefused?.(caught)
      this.#order = await this.#calls.get().catch(() => this.#order)
    }
    if (this.#wanted.get(productId) === quantity) this.#wanted.delete(productId)
    return true
  }

  #work(): Promise<void> {
    this.#underWay ??= this.#confirmAll().finally(() => {
      this.#underWay = undefined
      this.#publish()
    })
    return this.#underWay
  }

  async #confirmAll() {
    let goesOn = true
    while (goesOn && this.#wanted.size + this.#queuedCalls.length > 0) {
      const [next] = this.#wanted
      if (next) goesOn = await this.#confirm(...next)
      else await this.#queuedCalls.shift()?.()
      this.#publish()
    }
  }
}
