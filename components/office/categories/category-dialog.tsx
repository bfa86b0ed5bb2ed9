import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isWithin } from '@/components/office/categories/category-tree'
import { CATEGORIES_KEY, categoryOptions } from '@/components/office/categories/use-categories'
import { useAskingFirst } from '@/components/office/form/unsaved'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { toast } from '@/components/ui/toast'
import { type StaffCategory, staffCategories } from '@/contract/staff/categories'
import { vatClasses } from '@/contract/vat'
import { userMessageOf } from '@/lib/api/upstream-error'
import { office } from '@/lib/messages/office'
import { officeCatalogue } from '@/lib/messages/office-catalogue'
import { officeProducts } from '@/lib/messages/office-products'

const texts = officeCatalogue.categories
const LAST = 10_000

type Values = {
  name: string
  slug: string
  parentId: string
  objectType: string
  vatClass: string
}

const blank: Values = { name: '', slug: '', parentId: '', objectType: '0', vatClass: '' }
const valuesOf = (category: StaffCategory | null): Values =>
  category
    ? {
        name: category.name,
        slug: category.slug,
        parentId: String(category.parentId ?? ''),
        objectType: String(category.objectType),
        vatClass: category.vatClass ?? '',
      }
    : blank

const vatClassOf = (text: string) => vatClasses.find((one) => one === text) ?? null

async function create({ name, parentId, objectType }: Values) {
  const parent = parentId === '' ? null : Number(parentId)
  const kind = objectType === '1' ? 1 : 0
  await staffCall(staffCategories.create, {
    body: { name, parentId: parent, objectType: kind },
  })
}

/** Name, address and tax first: should the move be refused, they are kept and the reason stands in the dialog. */
async function change(
  { id, ...before }: StaffCategory,
  { name, slug, parentId, vatClass }: Values,
) {
  const params = { id }
  const next = {
    ...(name.trim() === before.name ? {} : { name }),
    ...(slug.trim() === before.slug ? {} : { slug: slug.trim() }),
    ...(vatClass === (before.vatClass ?? '') ? {} : { vatClass: vatClassOf(vatClass) }),
  }
  if (Object.keys(next).length > 0) await staffCall(staffCategories.change, { params, body: next })
  const parent = parentId === '' ? null : Number(parentId)
  if (parent === before.parentId) return
  const body = { parentId: parent, position: LAST }
  await staffCall(staffCategories.moveCategory, { params, body })
}

function useSteps(category: StaffCategory | null, onClose: () => void) {
  const client = useQueryClient()
  const settled = {
    onSuccess: () => {
      toast.success(texts.saved)
      onClose()
    },
    // The text stands in the dialog.
    onError: () => undefined,
    onSettled: () => client.invalidateQueries({ queryKey: CATEGORIES_KEY }),
  }
  const save = useMutation({
    mutationFn: (values: Values) => (category ? change(category, values) : create(values)),
    ...settled,
  })
  const archive = useMutation({
    mutationFn: ({ id }: StaffCategory) => staffCall(staffCategories.archive, { params: { id } }),
    ...settled,
  })
  return { save, archive }
}

type Props = {
  /** Null makes a new one. */
  category: StaffCategory | null
  all: readonly StaffCategory[]
  onClose: () => void
}

/** What a category is called, where it stands, and the way to put it away. */
export function CategoryDialog({ category, all, onClose }: Props) {
  const [values, setValues] = useState(() => valuesOf(category))
  const { save, archive } = useSteps(category, onClose)
  const set = (change: Partial<Values>) => setValues({ ...values, ...change })
  const isChanged = JSON.stringify(values) !== JSON.stringify(valuesOf(category))
  const close = useAskingFirst(isChanged, onClose)
  const isBlank = values.name.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBlank) save.mutate(values)
  }
  const parents = all.filter(({ id }) => !category || !isWithin(all, id, category.id))
  const error = save.error ?? archive.error
  return (
    <Dialog open onClose={close} title={category ? texts.edit : texts.create} size="sm">
      <form onSubmit={submit} className="grid gap-4">
        <TextInput
          label={texts.name}
          value={values.name}
          onChange={(event) => set({ name: event.target.value })}
          error={save.isIdle || !isBlank ? null : office.form.required}
        />
        {category ? (
          <TextInput
            label={texts.slug}
            hint={texts.slugHint}
            value={values.slug}
            onChange={(event) => set({ slug: event.target.value })}
          />
        ) : null}
        <Select
          label={texts.parent}
          value={values.parentId}
          onChange={(event) => set({ parentId: event.target.value })}
          options={[{ value: '', label: texts.top }, ...categoryOptions(parents)]}
        />
        {category ? (
          <Select
            label={texts.vat}
            hint={texts.vatHint}
            value={values.vatClass}
            onChange={(event) => set({ vatClass: event.target.value })}
            options={[
              { value: '', label: texts.vatAbove },
              ...vatClasses.map((value) => ({ value, label: officeProducts.vat[value] })),
            ]}
          />
        ) : null}
        {category || values.parentId !== '' ? null : (
          <Select
            label={texts.kind}
            value={values.objectType}
            onChange={(event) => set({ objectType: event.target.value })}
            options={([0, 1] as const).map((value) => ({ value, label: texts.kinds[value] }))}
          />
        )}
        {error ? <Notice tone="danger">{userMessageOf(error)}</Notice> : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={save.isPending} blocked={isBlank}>
            {office.form.save}
          </Button>
          <Button variant="quiet" onClick={close}>
            {texts.cancel}
          </Button>
        </div>
        {category ? (
          <div className="grid justify-items-start gap-2 border-t border-line pt-4">
            <p className="text-sm text-ink-2">{texts.archiveMore}</p>
            <Button
              variant="danger"
              size="sm"
              icon="trash"
              busy={archive.isPending}
              onClick={() => archive.mutate(category)}
            >
              {texts.archive}
            </Button>
          </div>
        ) : null}
      </form>
    </Dialog>
  )
}
