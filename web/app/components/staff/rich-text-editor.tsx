import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import type { ReactNode } from 'react'
import type { ControlProps } from '../field.tsx'
import './rich-text.css'
import { RichTextToolbar } from './rich-text-toolbar.tsx'

interface RichTextEditorProps {
  readonly control: ControlProps
  readonly label: ReactNode
  readonly html: string
  readonly rows: number
  readonly onEdit: (html: string) => void
}

/** The elements that the product keeps when it cleans, and no others. */
const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, protocols: ['http', 'https', 'mailto', 'tel'] },
  }),
]

/** Loaded by the pages that need it. Its styles are ours: the content policy lets no script write any. */
export function RichTextEditor({ control, label, html, rows, onEdit }: RichTextEditorProps) {
  const { id, 'aria-describedby': described, 'aria-invalid': isInvalid } = control
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false,
    immediatelyRender: true,
    onUpdate: (change) => onEdit(change.editor.isEmpty ? '' : change.editor.getHTML()),
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        class: 'prose rich-text-page',
        ...(typeof label === 'string' && { 'aria-label': label }),
        ...(described && { 'aria-describedby': described }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
      },
    },
  })
  return (
    <div className="rich-text">
      <RichTextToolbar editor={editor} />
      <div style={{ ['--rich-text-rows' as string]: rows }}>
        <EditorContent editor={editor} />
      </div>
    </div>
  )
}
