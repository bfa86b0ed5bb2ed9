// Loaded before a program (NODE_OPTIONS=--import …): its clock goes SHOP_CLOCK_SHIFT milliseconds wrong.
const shift = Number(process.env.SHOP_CLOCK_SHIFT ?? 0)
const Real = Date
const now = () => Real.now() + shift

globalThis.Date = new Proxy(Real, {
  construct: (target, input, made) =>
    Reflect.construct(target, input.length > 0 ? input : [now()], made),
  apply: () => new Real(now()).toString(),
  get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
})
