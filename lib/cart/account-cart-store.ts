import type { OrderLine } from '@/contract/cart'
import { MAX_QUANTITY } from '@/contract/fields'
import type { GuestLine } from '@/lib/cart/guest-cart'

/** The calls of an account's cart; each answers the whole cart. */
export type CartCalls = {
  get: () => Promise<OrderLine>
  add: (productId: number, quantity: number) => Promise<OrderLine>
  set: (cartDetailId: number, quantity: number) => Promise<OrderLine>
  remove: (cartDetailId: number) => Promise<OrderLine>
}

export type AccountCartState = {
  /** What the person wants, confirmed or not. */
  lines: readonly GuestLine[]
  /** The cart as the server last told it. */
  order: OrderLine | null
  /** Something is on its way to the server or waits for it. */
  isPending: boolean
  /** Why the server could not be reached; what was wanted is kept. */
  error: unknown
}

type Options = {
  /** A burst of changes becomes one call. */
  pauseMs?: number
  /** A change the server refused: it is taken back, and this told. */
  onRefused?: (error: unknown) => void
  onChange?: (cart: AccountCartState) => void
  /** True when the server did not judge at all, so that the change may be sent again. */
  isAway: (error: unknown) => boolean
}

const nothing: AccountCartState = { lines: [], order: null, isPending: false, error: null }
export const emptyAccountCart = () => nothing

function wantedLines(order: OrderLine | null, wanted: ReadonlyMap<number, number>): GuestLine[] {
  const known = new Map(order?.cartDetails.map((line) => [line.productId, line.Quantity]))
  for (const [productId, quantity] of wanted) known.set(productId, quantity)
  return Array.from(known, ([productId, quantity]) => ({ productId, quantity })).filter(
    ({ quantity }) => quantity > 0,
  )
}

const bounded = (quantity: number) => Math.max(0, Math.min(MAX_QUANTITY, Math.trunc(quantity) || 0))

/**
 * An account's cart in the browser: the confirmed cart and, over it, absolute quantities the server has not confirmed yet. One call is
 * under way at a time, so that no answer is older than the one before; a quantity changed meanwhile stays as the person left it.
 */
export class AccountCartStore {
  readonly #calls: CartCalls
  readonly #options: Options
  readonly #wanted = new Map<number, number>()
  readonly #refused = new Set<number>()
  readonly #errands: (() => Promise<void>)[] = []
  readonly #listeners = new Set<() => void>()
  #order: OrderLine | null = null
  /** How many answers have been taken: one asked for before the last of them is older than it. */
  #taken = 0
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

  /** Takes an answer of another cart call, such as a code added. */
  accept(answer: OrderLine) {
    this.#take(answer)
    this.#error = null
    this.#publish()
  }

  async load() {
    const before = this.#taken
    try {
      const answer = await this.#calls.get()
      // A sign-in may have joined two carts meanwhile.
      if (this.#taken === before) this.accept(answer)
    } catch (caught) {
      this.#error = caught
      this.#publish()
    }
  }

  /** Begins again after the server was away. */
  async retry() {
    await (this.#wanted.size > 0 ? this.#work() : this.load())
  }

  /** Sets how many copies are wanted; none takes the product out. */
  setQuantity(productId: number, quantity: number) {
    this.#wanted.set(productId, bounded(quantity))
    this.#publish()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#work(), this.#options.pauseMs ?? 250)
  }

  remove(productId: number) {
    this.setQuantity(productId, 0)
  }

  /**
   * Puts copies in and answers when the server has them: a person told earlier could leave the page and lose them. False when
   * it refuses; throws while it cannot be reached, and keeps what was wanted.
   */
  async add(productId: number, quantity: number): Promise<boolean> {
    if (this.#order === null) await this.load()
    this.setQuantity(productId, this.quantityOf(productId) + quantity)
    this.#refused.delete(productId)
    await this.#work()
    if (this.#error !== null && this.#wanted.has(productId)) throw this.#error
    return !this.#refused.has(productId)
  }

  /**
   * Another change of the cart, such as a code. The server is to judge it by what the person sees: quantities go first, and those
   * changed meanwhile come after, so that no answer is older than the one before.
   */
  async change<A extends { data: OrderLine }>(call: () => Promise<A>): Promise<A> {
    return new Promise<A>((resolve, reject) => {
      const errand = async () => {
        try {
          const answer = await call()
          this.accept(answer.data)
          resolve(answer)
        } catch (caught) {
          reject(caught)
        }
      }
      this.#errands.push(errand)
      void this.#work().then(() => {
        // The server is away: whoever asked hears it from the call itself.
        if (this.#drop(errand)) void errand()
      })
    })
  }

  #drop(errand: () => Promise<void>): boolean {
    const place = this.#errands.indexOf(errand)
    if (place >= 0) this.#errands.splice(place, 1)
    return place >= 0
  }

  quantityOf(productId: number): number {
    return this.#wanted.get(productId) ?? this.#detailOf(productId)?.Quantity ?? 0
  }

  /** The cart has become an order. */
  forget() {
    this.#wanted.clear()
    this.#order = null
    this.#error = null
    this.#publish()
  }

  #take(answer: OrderLine) {
    this.#order = answer
    this.#taken += 1
  }

  #detailOf(productId: number) {
    return this.#order?.cartDetails.find((line) => line.productId === productId)
  }

  #publish() {
    this.#shown = {
      lines: wantedLines(this.#order, this.#wanted),
      order: this.#order,
      isPending: this.#wanted.size > 0 || this.#underWay !== undefined,
      error: this.#error,
    }
    this.#options.onChange?.(this.#shown)
    for (const listener of this.#listeners) listener()
  }

  async #send(productId: number, quantity: number): Promise<OrderLine> {
    this.#order ??= await this.#calls.get()
    const detail = this.#detailOf(productId)
    if (!detail) return quantity === 0 ? this.#order : this.#calls.add(productId, quantity)
    const { cartDetailId } = detail
    return quantity === 0
      ? this.#calls.remove(cartDetailId)
      : this.#calls.set(cartDetailId, quantity)
  }

  /** Sends one wish; false when the server is away and there is no use in going on. */
  async #confirm(productId: number, quantity: number): Promise<boolean> {
    try {
      this.#take(await this.#send(productId, quantity))
      this.#error = null
    } catch (caught) {
      if (this.#options.isAway(caught)) {
        this.#error = caught
        return false
      }
      this.#refused.add(productId)
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
    while (goesOn && this.#wanted.size + this.#errands.length > 0) {
      const [next] = this.#wanted
      if (next) goesOn = await this.#confirm(...next)
      else await this.#errands.shift()?.()
      this.#publish()
    }
  }
}
