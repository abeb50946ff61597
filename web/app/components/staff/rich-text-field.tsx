import { htmlOfTyped } from '@camp/domain/formatting/typed-html.ts'
import { useEffect, useRef, useState } from 'react'
import { controlClass } from '../control-class.ts'
import { Field, type FieldProps } from '../field.tsx'
import type { RichTextEditor } from './rich-text-editor.tsx'

interface RichTextFieldProps extends FieldProps {
  readonly defaultValue: string
  readonly rows?: number
}

/**
 * Formatted text: paragraphs, headings, lists, links. Without scripts a plain field that takes text and HTML;
 * with them an editor in its place, which begins with what stands in the field when it comes. Who is typing
 * then keeps the plain field. What is posted changes only when somebody edits, so that what was opened and
 * left alone is no change.
 */
export function RichTextField({ defaultValue, rows = 6, ...field }: RichTextFieldProps) {
  const plain = useRef<HTMLTextAreaElement>(null)
  const [editor, setEditor] = useState<{ readonly Editor: typeof RichTextEditor; readonly begin: string } | null>(null)
  const [html, setHtml] = useState(defaultValue)
  useEffect(() => {
    let isGone = false
    import('./rich-text-editor.tsx').then(
      (loaded) => {
        const field = plain.current
        if (isGone || field === null || field === document.activeElement) return
        setHtml(field.value)
        setEditor({ Editor: loaded.RichTextEditor, begin: htmlOfTyped(field.value) })
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  return (
    <Field {...field}>
      {(control) =>
        editor ? (
          <>
            <editor.Editor control={control} label={field.label} html={editor.begin} rows={rows} onEdit={setHtml} />
            <input type="hidden" name={control.name} value={html} />
          </>
        ) : (
          <textarea ref={plain} rows={rows} className={controlClass} defaultValue={defaultValue} {...control} />
        )
      }
    </Field>
  )
}
