import type { Editor } from '@tiptap/react'
import { bookCard } from '@/components/office/documents/editor/book-card'
import { ProductPicker } from '@/components/office/products/product-picker'
import { Dialog } from '@/components/ui/dialog'
import { officeDocuments } from '@/lib/messages/office-documents'

const texts = officeDocuments.editor

/** A book of the shop for the text. */
export const BookDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => (
  <Dialog open onClose={onClose} title={texts.bookTitle} size="sm">
    <div className="grid gap-4">
      <p className="text-ink-2">{texts.bookHint}</p>
      <ProductPicker
        label={texts.bookFind}
        chosen={[]}
        onPick={(product) => {
          onClose()
          editor.chain().focus().insertContent(bookCard(product)).run()
        }}
      />
    </div>
  </Dialog>
)
