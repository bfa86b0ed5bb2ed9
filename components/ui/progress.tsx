/** A progress bar; say the same in words beside it. */
export function Progress({ value, max, label }: { value: number; max: number; label: string }) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className="block h-1.5 overflow-hidden rounded-full bg-line"
    >
      <span className="block h-full bg-primary" style={{ width: `${share}%` }} />
    </span>
  )
}
