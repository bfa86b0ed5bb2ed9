import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { cleanPaste } from '@/components/office/documents/editor/clean-paste'
import { EditorToolbar } from '@/components/office/documents/editor/editor-toolbar'
import { textExtensions } from '@/components/office/documents/editor/extensions'
import { keepPicture } from '@/components/office/documents/editor/keep-picture'
import { forEditor, forShop } from '@/components/office/documents/editor/text-html'
import { PICTURE_TYPES } from '@/components/office/products/picture-file'
import prose from '@/components/ui/rich-text.module.css'
import { toast } from '@/components/ui/toast'
import { userMessageOf } from '@/lib/api/upstream-error'
import { officeDocuments } from '@/lib/messages/office-documents'
import styles from './rich-editor.module.css'

const texts = officeDocuments.editor

type Props = {
  value: string
  label: string
  onChange: (html: string) => void
  describedBy?: string
}

const picturesOf = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter(({ type }) => PICTURE_TYPES.split(',').includes(type))

/** Files that are dropped or pasted go where every picture goes: into the shop first. */
async function insertFiles(editor: Editor | null, files: readonly File[]) {
  for (const file of files) {
    try {
      const attrs = await keepPicture(file)
      editor
        ?.chain()
        .focus()
        .insertContent([{ type: 'figure', attrs }, { type: 'paragraph' }])
        .run()
    } catch (error) {
      toast.error(userMessageOf(error))
    }
  }
}

function pastedHtml(html: string): string {
  const { html: clean, droppedPictures } = cleanPaste(html)
  if (droppedPictures > 0) toast.error(texts.dropped(droppedPictures))
  return forEditor(clean)
}

/** What the editor makes of a text that nobody has touched is no change of it. */
function useText({ value, onChange }: Props, ref: { current: Editor | null }) {
  const [untouched, setUntouched] = useState({ html: value, normal: '' })
  const said = useRef(value)
  const begin = (editor: Editor, html: string) => {
    said.current = html
    setUntouched({ html, normal: forShop(editor.getHTML()) })
  }
  useEffect(() => {
    const editor = ref.current
    if (!editor || value === said.current) return
    editor.commands.setContent(forEditor(value), { emitUpdate: false })
    said.current = value
    setUntouched({ html: value, normal: forShop(editor.getHTML()) })
  }, [value, ref])
  const say = (editor: Editor) => {
    const html = forShop(editor.getHTML())
    said.current = html === untouched.normal ? untouched.html : html
    onChange(said.current)
  }
  return { begin, say }
}

/** A text as readers will see it, to be written in. */
export function RichEditor(props: Props) {
  const { value, label, describedBy } = props
  const ref = useRef<Editor | null>(null)
  const { begin, say } = useText(props, ref)
  const editor = useEditor({
    extensions: textExtensions,
    content: forEditor(value),
    injectCSS: false,
    immediatelyRender: false,
    onCreate: ({ editor: made }) => {
      ref.current = made
      begin(made, value)
    },
    onUpdate: ({ editor: changed }) => say(changed),
    editorProps: {
      attributes: {
        class: clsx(prose.prose, prose.reading, styles.text),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      transformPastedHTML: pastedHtml,
      handlePaste: (_, event) => {
        const files = picturesOf(event.clipboardData)
        const hasText = event.clipboardData?.types.includes('text/html')
        if (files.length === 0 || hasText) return false
        void insertFiles(ref.current, files)
        return true
      },
      handleDrop: (_, event, __, isMoved) => {
        const files = picturesOf(event.dataTransfer)
        if (isMoved || files.length === 0) return false
        event.preventDefault()
        void insertFiles(ref.current, files)
        return true
      },
    },
  })
  if (!editor) return null
  return (
    <div className="rounded border border-line bg-surface">
      <EditorToolbar editor={editor} />
      <EditorContent editor={editor} className={styles.frame} />
    </div>
  )
}
