import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextInput } from '@/components/ui/text-input'
import { fromShopTime } from '@/lib/format/shop-time'
import { officeDocuments } from '@/lib/messages/office-documents'

const texts = officeDocuments.steps

type Props = { onClose: () => void; onPlan: (publishTime: string) => void }

/** The moment at which readers shall see it. */
export function PlanDialog({ onClose, onPlan }: Props) {
  const [time, setTime] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog's form lies within the document's in React's tree.
    event.stopPropagation()
    const moment = fromShopTime(time)
    if (moment === null) return setIsMissing(true)
    onPlan(moment)
  }
  return (
    <Dialog open onClose={onClose} title={texts.plan} size="sm">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <p>{texts.planMore}</p>
        <TextInput
          type="datetime-local"
          label={texts.planTime}
          value={time}
          error={isMissing ? texts.planTimeNeeded : null}
          onChange={(event) => setTime(event.target.value)}
        />
        <Button type="submit">{texts.plan}</Button>
      </form>
    </Dialog>
  )
}
