import { htmlOfTyped } from '@camp/domain/formatting/typed-html.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { controlClass, Field, type FieldProps } from '../field.tsx'

const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }))

interface RichTextFieldProps extends FieldProps {
  readonly defaultValue: string
  readonly rows?: number
}

/**
 * Formatted text: paragraphs, headings, lists, links. Without scripts a plain field that takes text and HTML;
 * with them an editor over it. The field is what is posted either way, and it changes only when somebody
 * edits, so that what was opened and left alone is no change.
 */
export function RichTextField({ defaultValue, rows = 6, ...field }: RichTextFieldProps) {
  const [html, setHtml] = useState(defaultValue)
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  return (
    <Field {...field}>
      {(control) => {
        const plain = (
          <textarea
            rows={rows}
            className={controlClass}
            value={html}
            onChange={({ target }) => setHtml(target.value)}
            {...control}
          />
        )
        if (!isReady) return plain
        return (
          <Suspense fallback={plain}>
            <RichTextEditor control={control} label={field.label} html={htmlOfTyped(defaultValue)} rows={rows} onEdit={setHtml} />
            <input type="hidden" name={control.name} value={html} />
          </Suspense>
        )
      }}
    </Field>
  )
}
