'use client'

import { clsx } from 'clsx'
import { type ComponentType, lazy, Suspense } from 'react'
import type { PlaceFieldsProps } from '@/components/shipping/place-fields'
import { isBegun, usePlaces } from '@/components/shipping/use-places'
import { Button } from '@/components/ui/button'
import disclosure from '@/components/ui/disclosure.module.css'
import { Notice } from '@/components/ui/notice'
import { TextInput } from '@/components/ui/text-input'
import { cart } from '@/lib/messages/cart'
import { shipping as texts } from '@/lib/messages/shipping'

// Loaded where an address is asked.
const PlaceFields = lazy(() =>
  import('@/components/shipping/place-fields').then(
    (found): { default: ComponentType<PlaceFieldsProps> } => ({ default: found.PlaceFields }),
    () => ({ default: () => <Failure onRetry={() => window.location.reload()} /> }),
  ),
)

const Failure = ({ onRetry }: { onRetry: () => void }) => (
  <Notice tone="warning" title={texts.loadFailed}>
    <Button variant="quiet" size="sm" onClick={onRetry}>
      {cart.retry}
    </Button>
  </Notice>
)

const levels = [texts.city, texts.district, texts.ward]

/** As tall as the search and the lists until they are there, so that nothing below them moves. */
const Pending = ({ value }: Pick<PlaceFieldsProps, 'value'>) => (
  <>
    <TextInput label={texts.search} hint={texts.searchHint} disabled />
    <details inert open={isBegun(value)} className={disclosure.disclosure}>
      <summary>{texts.fromLists}</summary>
      {isBegun(value) && (
        <div className={clsx(disclosure.body, 'grid gap-5 sm:grid-cols-2')}>
          {levels.map((label) => (
            <TextInput key={label} label={label} disabled />
          ))}
        </div>
      )}
    </details>
  </>
)

/** Ward and city: searched for in one field, or chosen from lists. */
export function LocationFields(props: Omit<PlaceFieldsProps, 'places'>) {
  const { data, isError, refetch } = usePlaces()
  if (isError) return <Failure onRetry={() => void refetch()} />
  return (
    <div className="grid gap-5">
      <Suspense fallback={<Pending value={props.value} />}>
        {data ? <PlaceFields {...props} places={data} /> : <Pending value={props.value} />}
      </Suspense>
    </div>
  )
}
