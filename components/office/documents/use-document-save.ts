import { useEditContext } from 'ra-core'
import { useState } from 'react'
import {
  changedValues,
  type DocumentKind,
  type DocumentRecord,
  type Values,
} from '@/components/office/documents/document-kind'
import { staffCall } from '@/components/office/session/staff-call'
import { toast } from '@/components/ui/toast'
import { UpstreamError, userMessageOf } from '@/lib/api/upstream-error'
import { officeDocuments } from '@/lib/messages/office-documents'

type Answer<R> = { data: R; successMessage?: string }
export type Conflict<R> = { theirs: R; changes: Values; steps: Values }

const isConflict = (error: unknown) =>
  error instanceof UpstreamError &&
  error.status === 409 &&
  typeof error.data === 'object' &&
  error.data !== null &&
  'version' in error.data

const ask = <A>(...[endpoint, input]: [Parameters<typeof staffCall>[0], object]) =>
  staffCall(endpoint, input as never) as Promise<A>

/** Saves a document; when somebody saved another version meanwhile, holds what was typed until the editor has chosen. */
export function useDocumentSave<R extends DocumentRecord>(kind: DocumentKind<R>, record: R) {
  const { refetch } = useEditContext()
  const [conflict, setConflict] = useState<Conflict<R> | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const params = { id: record.id }

  async function send(changes: Values, steps: Values, version: number) {
    setIsSaving(true)
    try {
      const body = { ...changes, ...steps, version }
      const { successMessage } = await ask<Answer<R>>(kind.calls.change, { params, body })
      setConflict(null)
      await refetch()
      toast.success(successMessage ?? '')
    } catch (error) {
      if (!isConflict(error)) return void toast.error(userMessageOf(error))
      const { data: theirs } = await ask<Answer<R>>(kind.calls.read, { params })
      setConflict({ theirs, changes, steps })
    } finally {
      setIsSaving(false)
    }
  }

  async function save(values: Values, steps: Values = {}) {
    const changes = changedValues(kind, values, record)
    if (Object.keys({ ...changes, ...steps }).length === 0)
      return void toast.success(officeDocuments.steps.nothing)
    await send(changes, steps, record.version)
  }

  return {
    ...{ conflict, isSaving, save },
    keepMine: () => conflict && send(conflict.changes, conflict.steps, conflict.theirs.version),
    takeTheirs: async () => {
      setConflict(null)
      await refetch()
    },
    goOn: () => setConflict(null),
  }
}
export type DocumentSave<R extends DocumentRecord> = ReturnType<typeof useDocumentSave<R>>
