import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CategoryDialog } from '@/components/office/categories/category-dialog'
import { CategoryRow } from '@/components/office/categories/category-row'
import { type DropZone, placeOf, rowsOf } from '@/components/office/categories/category-tree'
import { CATEGORIES_KEY, useCategoryTree } from '@/components/office/categories/use-categories'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { PageHead } from '@/components/office/frame/page-head'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { Loading } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import { type StaffCategory, staffCategories } from '@/contract/staff/categories'
import { userMessageOf } from '@/lib/api/upstream-error'
import { officeCatalogue } from '@/lib/messages/office-catalogue'

const texts = officeCatalogue.categories

type Move = { id: number; parentId: number | null; position: number }

function useMove() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, parentId, position }: Move) =>
      staffCall(staffCategories.moveCategory, { params: { id }, body: { parentId, position } }),
    onSuccess: () => toast.success(texts.moved),
    onError: (error) => toast.error(userMessageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: CATEGORIES_KEY }),
  })
}

function Tree({
  all,
  mayWrite,
  onOpen,
}: {
  all: readonly StaffCategory[]
  mayWrite: boolean
  onOpen: (category: StaffCategory) => void
}) {
  const [dragged, setDragged] = useState<number | null>(null)
  const move = useMove()
  const drop = (target: StaffCategory, zone: DropZone) => {
    const place = dragged === null ? null : placeOf(all, dragged, target, zone)
    if (dragged !== null && place) move.mutate({ id: dragged, ...place })
    setDragged(null)
  }
  return (
    <ul className="rounded border border-line bg-surface">
      {rowsOf(all).map((row) => (
        <CategoryRow
          key={row.category.id}
          row={row}
          mayWrite={mayWrite}
          isDragged={dragged === row.category.id}
          mayTake={(zone) => dragged !== null && placeOf(all, dragged, row.category, zone) !== null}
          onDrag={setDragged}
          onDrop={(zone) => drop(row.category, zone)}
          onOpen={() => onOpen(row.category)}
          onStep={(position) =>
            move.mutate({ id: row.category.id, parentId: row.category.parentId, position })
          }
        />
      ))}
    </ul>
  )
}

function TreeOrWhyNot(props: { mayWrite: boolean; onOpen: (category: StaffCategory) => void }) {
  const { data, error, refetch } = useCategoryTree()
  if (error && !data) {
    return <LoadFailure error={error} onRetry={refetch} />
  }
  if (!data) return <Loading />
  if (data.length === 0) return <p className="py-8 text-ink-2">{texts.none}</p>
  return (
    <>
      {props.mayWrite ? <p className="mb-4 max-w-[68ch] text-sm text-ink-2">{texts.hint}</p> : null}
      <Tree all={data} {...props} />
    </>
  )
}

/** The tree of categories: order and nesting by drag or by keyboard, everything else in a dialog. */
export function CategoryList() {
  const { roles } = useOfficeSession()
  const { data } = useCategoryTree()
  const [edited, setEdited] = useState<StaffCategory | 'new' | null>(null)
  const mayWrite = mayDo(roles, staffCategories.create.roles)
  return (
    <>
      <PageHead title={texts.title}>
        {mayWrite ? (
          <Button icon="plus" onClick={() => setEdited('new')}>
            {texts.create}
          </Button>
        ) : null}
      </PageHead>
      <TreeOrWhyNot mayWrite={mayWrite} onOpen={setEdited} />
      {edited ? (
        <CategoryDialog
          key={edited === 'new' ? 'new' : edited.id}
          category={edited === 'new' ? null : edited}
          all={data ?? []}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  )
}
