import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { useText } from '../../wording/use-text.ts'
import { Button } from '../button.tsx'
import { TextField } from '../text-field.tsx'

interface LinkFormProps {
  readonly editor: Editor
  readonly onDone: () => void
}

/** As strict as what cleans the text when it is saved. */
const usable = /^(https?:\/\/|mailto:|tel:)[^\s"'<>`\\]+$/i

/** The address of the marked words. It stands inside another form, so Enter must not save that one. */
export function LinkForm({ editor, onDone }: LinkFormProps) {
  const t = useText('richText')
  const [address, setAddress] = useState<string>(editor.getAttributes('link').href ?? 'https://')
  const [error, setError] = useState<string>()
  const onWholeLink = () => editor.chain().focus().extendMarkRange('link')
  const set = () => {
    const href = address.trim()
    if (!usable.test(href)) return setError(t('linkUnusable'))
    if (editor.state.selection.empty && !editor.isActive('link'))
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else onWholeLink().setLink({ href }).run()
    onDone()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Enter') set()
    else onDone()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps two keys of the field inside from the form around it.
    <div className="rich-text-link" onKeyDown={onKeyDown}>
      <TextField
        name=""
        label={t('linkAddress')}
        hint={t('linkHint')}
        error={error}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        spellCheck={false}
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={set}>
          {t('linkSet')}
        </Button>
        {editor.isActive('link') && (
          <Button
            size="small"
            intent="secondary"
            onClick={() => {
              onWholeLink().unsetLink().run()
              onDone()
            }}
          >
            {t('linkRemove')}
          </Button>
        )}
      </div>
    </div>
  )
}
