import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { isLinkTarget } from '@/components/office/documents/editor/extensions'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextInput } from '@/components/ui/text-input'
import { officeDocuments } from '@/lib/messages/office-documents'

const texts = officeDocuments.editor

type Props = { editor: Editor; onClose: () => void }

/** Ties the marked words to an address; without any, the address itself is put in. */
function setLink(editor: Editor, href: string) {
  const { empty } = editor.state.selection
  const isThere = editor.isActive('link')
  const chain = editor.chain().focus()
  if (empty && !isThere)
    chain
      .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
      .run()
  else chain.extendMarkRange('link').setLink({ href }).run()
}

export function LinkDialog({ editor, onClose }: Props) {
  const before = String(editor.getAttributes('link').href ?? '')
  const [href, setHref] = useState(before)
  const [isWrong, setIsWrong] = useState(false)
  const set = () => {
    const target = href.trim()
    if (!isLinkTarget(target)) return setIsWrong(true)
    onClose()
    setLink(editor, target)
  }
  const remove = () => {
    onClose()
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
  }
  return (
    <Dialog open onClose={onClose} title={texts.linkTitle} size="sm">
      <div className="grid gap-4">
        <TextInput
          label={texts.linkHref}
          hint={texts.linkHint}
          value={href}
          error={isWrong ? texts.linkWrong : null}
          onChange={(event) => setHref(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            set()
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button onClick={set}>{texts.linkSet}</Button>
          {before ? (
            <Button variant="quiet" onClick={remove}>
              {texts.linkRemove}
            </Button>
          ) : null}
        </div>
      </div>
    </Dialog>
  )
}
