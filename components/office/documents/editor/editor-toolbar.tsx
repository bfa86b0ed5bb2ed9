import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { BookDialog } from '@/components/office/documents/editor/book-dialog'
import type { FigureAttributes } from '@/components/office/documents/editor/figure'
import { LinkDialog } from '@/components/office/documents/editor/link-dialog'
import { PictureDialog } from '@/components/office/documents/editor/picture-dialog'
import { Toolbar, ToolbarButton } from '@/components/office/documents/editor/toolbar-button'
import { officeDocuments } from '@/lib/messages/office-documents'

const texts = officeDocuments.editor

type Props = { editor: Editor }

const isOn = (editor: Editor) => ({
  block: ([2, 3, 4] as const).find((level) => editor.isActive('heading', { level })) ?? 0,
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  underline: editor.isActive('underline'),
  strike: editor.isActive('strike'),
  subscript: editor.isActive('subscript'),
  superscript: editor.isActive('superscript'),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
  picture: editor.isActive('figure'),
  table: editor.isActive('table'),
  mayUndo: editor.can().undo(),
  mayRedo: editor.can().redo(),
})
type On = ReturnType<typeof isOn>

function BlockChoice({ editor, block }: Props & { block: On['block'] }) {
  const choose = (value: string) => {
    const chain = editor.chain().focus()
    if (value === '0') chain.setParagraph().run()
    else chain.setHeading({ level: Number(value) as 2 | 3 | 4 }).run()
  }
  return (
    <select
      aria-label={texts.block}
      value={block}
      onChange={(event) => choose(event.target.value)}
      className="min-h-9 rounded border border-line bg-surface px-2 text-sm"
    >
      <option value="0">{texts.blocks.p}</option>
      <option value="2">{texts.blocks.h2}</option>
      <option value="3">{texts.blocks.h3}</option>
      <option value="4">{texts.blocks.h4}</option>
    </select>
  )
}

function MarkButtons({ editor, on }: Props & { on: On }) {
  const chain = () => editor.chain().focus()
  return (
    <>
      <ToolbarButton
        label={texts.bold}
        sign={<strong>B</strong>}
        isOn={on.bold}
        onPress={() => chain().toggleBold().run()}
      />
      <ToolbarButton
        label={texts.italic}
        sign={<em>I</em>}
        isOn={on.italic}
        onPress={() => chain().toggleItalic().run()}
      />
      <ToolbarButton
        label={texts.underline}
        sign={<u>U</u>}
        isOn={on.underline}
        onPress={() => chain().toggleUnderline().run()}
      />
      <ToolbarButton
        label={texts.strike}
        sign={<s>S</s>}
        isOn={on.strike}
        onPress={() => chain().toggleStrike().run()}
      />
      <ToolbarButton
        label={texts.subscript}
        sign="x₂"
        isOn={on.subscript}
        onPress={() => chain().toggleSubscript().run()}
      />
      <ToolbarButton
        label={texts.superscript}
        sign="x²"
        isOn={on.superscript}
        onPress={() => chain().toggleSuperscript().run()}
      />
    </>
  )
}

/** At the end of the text a line follows it, to write on. */
const insertTable = (editor: Editor) =>
  editor
    .chain()
    .focus()
    .insertTable({ rows: 3, cols: 3, withHeaderRow: true })
    .command(({ tr, state }) => {
      const line = state.schema.nodes.paragraph?.create()
      if (line && tr.doc.lastChild?.type.name === 'table') tr.insert(tr.doc.content.size, line)
      return true
    })
    .run()

function BlockButtons({ editor, on }: Props & { on: On }) {
  const chain = () => editor.chain().focus()
  return (
    <>
      <ToolbarButton
        label={texts.bullets}
        isOn={on.bullets}
        onPress={() => chain().toggleBulletList().run()}
      />
      <ToolbarButton
        label={texts.numbers}
        isOn={on.numbers}
        onPress={() => chain().toggleOrderedList().run()}
      />
      <ToolbarButton
        label={texts.quote}
        isOn={on.quote}
        onPress={() => chain().toggleBlockquote().run()}
      />
      <ToolbarButton label={texts.rule} onPress={() => chain().setHorizontalRule().run()} />
      <ToolbarButton label={texts.table} isBlocked={on.table} onPress={() => insertTable(editor)} />
    </>
  )
}

function TableButtons({ editor }: Props) {
  const chain = () => editor.chain().focus()
  return (
    <Toolbar label={texts.tableSteps}>
      <ToolbarButton label={texts.rowAfter} onPress={() => chain().addRowAfter().run()} />
      <ToolbarButton label={texts.columnAfter} onPress={() => chain().addColumnAfter().run()} />
      <ToolbarButton label={texts.rowDelete} onPress={() => chain().deleteRow().run()} />
      <ToolbarButton label={texts.columnDelete} onPress={() => chain().deleteColumn().run()} />
      <ToolbarButton label={texts.headRow} onPress={() => chain().toggleHeaderRow().run()} />
      <ToolbarButton label={texts.tableDelete} onPress={() => chain().deleteTable().run()} />
    </Toolbar>
  )
}

/** Puts a picture where the caret is, or exchanges the one it stands in. */
function setPicture(editor: Editor, picture: FigureAttributes, isThere: boolean) {
  if (isThere) editor.chain().focus().updateAttributes('figure', picture).run()
  else
    editor
      .chain()
      .focus()
      .insertContent([{ type: 'figure', attrs: picture }, { type: 'paragraph' }])
      .run()
}

/** The steps that shape a text. */
export function EditorToolbar({ editor }: Props) {
  const on = useEditorState({ editor, selector: (state) => isOn(state.editor) })
  const [dialog, setDialog] = useState<'link' | 'picture' | 'book' | null>(null)
  const close = () => setDialog(null)
  return (
    <div className="sticky top-0 z-sticky rounded-t bg-surface max-lg:top-14">
      <Toolbar label={texts.toolbar}>
        <BlockChoice editor={editor} block={on.block} />
        <MarkButtons editor={editor} on={on} />
        <ToolbarButton label={texts.link} isOn={on.link} onPress={() => setDialog('link')} />
        <BlockButtons editor={editor} on={on} />
        <ToolbarButton
          label={on.picture ? texts.pictureEdit : texts.picture}
          onPress={() => setDialog('picture')}
        />
        <ToolbarButton label={texts.book} onPress={() => setDialog('book')} />
        <ToolbarButton
          label={texts.undo}
          sign="↶"
          isBlocked={!on.mayUndo}
          onPress={() => editor.chain().focus().undo().run()}
        />
        <ToolbarButton
          label={texts.redo}
          sign="↷"
          isBlocked={!on.mayRedo}
          onPress={() => editor.chain().focus().redo().run()}
        />
      </Toolbar>
      {on.table ? <TableButtons editor={editor} /> : null}
      {dialog === 'link' ? <LinkDialog editor={editor} onClose={close} /> : null}
      {dialog === 'book' ? <BookDialog editor={editor} onClose={close} /> : null}
      {dialog === 'picture' ? (
        <PictureDialog
          picture={on.picture ? (editor.getAttributes('figure') as FigureAttributes) : null}
          onClose={close}
          onSet={(picture) => {
            setPicture(editor, picture, on.picture)
            close()
          }}
        />
      ) : null}
    </div>
  )
}
