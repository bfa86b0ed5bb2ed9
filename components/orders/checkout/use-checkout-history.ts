'use client'

import { useEffect, useRef } from 'react'
import type { CheckoutDraft } from '@/lib/orders/checkout/checkout-draft'

type Tab = CheckoutDraft['tab']
/** The step a history entry stands for, and the step of the entry before it when that is one of ours. */
type Entry = { checkoutStep?: Tab; beneath?: Tab }

const entryNow = () => (window.history.state ?? {}) as Entry

/** Each step forward is a history entry, so that the back button goes one step back and not out of the cart. */
export function useCheckoutHistory(tab: Tab, goTo: (tab: Tab) => void): void {
  const before = useRef(tab)
  useEffect(() => {
    const { checkoutStep, beneath } = entryNow()
    const from = before.current
    before.current = tab
    if (checkoutStep === tab) return
    if (tab > from) window.history.pushState({ checkoutStep: tab, beneath: from }, '')
    else if (beneath === tab) window.history.back()
    else window.history.replaceState({ checkoutStep: tab }, '')
  }, [tab])
  useEffect(() => {
    // Forward only by the page's own button, which validates. An entry made by a skip link stands for no step.
    const onPop = () => {
      const { checkoutStep = tab } = entryNow()
      if (checkoutStep < tab) goTo(checkoutStep)
    }
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [tab, goTo])
}
