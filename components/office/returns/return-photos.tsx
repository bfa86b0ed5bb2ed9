import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Loading } from '@/components/ui/spinner'
import { listReturnPhotos, type StaffReturn } from '@/contract/staff/returns'
import { officeReturns } from '@/lib/messages/office-returns'

const texts = officeReturns

function Photos({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['office-return-photos', id],
    queryFn: async () => (await staffCall(listReturnPhotos, { params: { id } })).data,
  })
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />
  return (
    <div className="grid gap-4">
      {data.map(({ type, data: bytes }, place) => (
        <img
          key={bytes.slice(-40)}
          src={`data:${type};base64,${bytes}`}
          alt={texts.photo(place + 1)}
          className="max-w-full rounded border border-line"
        />
      ))}
    </div>
  )
}

/** The photos a buyer has sent with a return. */
export function ReturnPhotos({ row: { id, photos } }: { row: StaffReturn }) {
  const [isOpen, setIsOpen] = useState(false)
  if (photos === 0) return null
  const label = texts.photos(photos)
  return (
    <>
      <Button variant="quiet" size="sm" icon="eye" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={label} size="lg">
        {isOpen ? <Photos id={id} /> : null}
      </Dialog>
    </>
  )
}
