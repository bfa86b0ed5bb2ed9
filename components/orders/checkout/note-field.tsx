import type { ComponentProps } from 'react'
import { Textarea } from '@/components/ui/textarea'
import { checkout } from '@/lib/messages/checkout'

/** What a buyer asks of the shop; written at a saved address and at a new one. */
export const NoteField = (props: Omit<ComponentProps<typeof Textarea>, 'label'>) => (
  <Textarea label={checkout.delivery.note} optional rows={3} maxLength={500} {...props} />
)
