import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAskingFirst } from '@/components/office/form/unsaved'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import { TextInput } from '@/components/ui/text-input'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import { type StaffLesson, staffCourses } from '@/contract/staff/courses'
import { userMessageOf } from '@/lib/api/upstream-error'
import { office } from '@/lib/messages/office'
import { officeCourses } from '@/lib/messages/office-courses'

const texts = officeCourses.lesson
const keyOf = (id: number) => ['office-lesson', id]

type Values = { content: string; videoURL: string; captionURL: string; duration: string }

const valuesOf = ({ content, videoURL, captionURL, duration }: StaffLesson): Values => ({
  content,
  videoURL: videoURL ?? '',
  captionURL: captionURL ?? '',
  duration: duration === null ? '' : String(duration),
})
const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim())

/** Its buttons send nothing: the dialog is drawn within the form of the course. */
function LessonFields({
  lesson,
  onChange,
  onClose,
  onDone,
}: {
  lesson: StaffLesson
  onChange: () => void
  onClose: () => void
  onDone: () => void
}) {
  const [values, setValues] = useState(() => valuesOf(lesson))
  const client = useQueryClient()
  const set = (change: Partial<Values>) => {
    setValues({ ...values, ...change })
    onChange()
  }
  const isDuration = /^\d{0,5}$/.test(values.duration.trim())
  const save = useMutation({
    mutationFn: () =>
      staffCall(staffCourses.changeLesson, {
        params: { id: lesson.id },
        body: {
          content: values.content,
          videoURL: textOrNull(values.videoURL),
          captionURL: textOrNull(values.captionURL),
          duration: values.duration.trim() === '' ? null : Number(values.duration),
        },
      }),
    onSuccess: async () => {
      toast.success(office.form.saved)
      await client.invalidateQueries({ queryKey: keyOf(lesson.id) })
      onDone()
    },
    // The text stands in the dialog.
    onError: () => undefined,
  })
  return (
    <div className="grid gap-4">
      <Textarea
        label={texts.content}
        rows={10}
        value={values.content}
        onChange={(event) => set({ content: event.target.value })}
      />
      <TextInput
        label={texts.videoURL}
        value={values.videoURL}
        onChange={(event) => set({ videoURL: event.target.value })}
      />
      <TextInput
        label={texts.captionURL}
        value={values.captionURL}
        onChange={(event) => set({ captionURL: event.target.value })}
      />
      <TextInput
        label={texts.duration}
        inputMode="numeric"
        value={values.duration}
        onChange={(event) => set({ duration: event.target.value })}
        error={isDuration ? null : office.form.wrongNumber}
      />
      {save.error ? <Notice tone="danger">{userMessageOf(save.error)}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <Button busy={save.isPending} blocked={!isDuration} onClick={() => save.mutate()}>
          {office.form.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}

/** What a lesson says and shows. */
export function LessonDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const [isChanged, setIsChanged] = useState(false)
  const close = useAskingFirst(isChanged, onClose)
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(id),
    queryFn: async () => (await staffCall(staffCourses.readLesson, { params: { id } })).data,
    staleTime: 0,
  })
  return (
    <Dialog open onClose={close} title={data?.lessonName ?? texts.title} size="lg">
      {error && !data ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {data || error ? null : <Loading />}
      {data ? (
        <LessonFields
          lesson={data}
          onChange={() => setIsChanged(true)}
          onClose={close}
          onDone={onClose}
        />
      ) : null}
    </Dialog>
  )
}
