import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useText } from '../../wording/use-text.ts'
import { LinkForm } from './rich-text-link.tsx'

interface Tool {
  readonly name: 'bold' | 'italic' | 'heading' | 'subheading' | 'bullets' | 'numbers' | 'quote'
  readonly face: ReactNode
  readonly press: (editor: Editor) => void
  readonly isOn: (editor: Editor) => boolean
}

const chain = (editor: Editor) => editor.chain().focus()

const tools: readonly Tool[] = [
  { name: 'bold', face: <b>B</b>, press: (e) => chain(e).toggleBold().run(), isOn: (e) => e.isActive('bold') },
  { name: 'italic', face: <i>I</i>, press: (e) => chain(e).toggleItalic().run(), isOn: (e) => e.isActive('italic') },
  {
    name: 'heading',
    face: 'H2',
    press: (e) => chain(e).toggleHeading({ level: 2 }).run(),
    isOn: (e) => e.isActive('heading', { level: 2 }),
  },
  {
    name: 'subheading',
    face: 'H3',
    press: (e) => chain(e).toggleHeading({ level: 3 }).run(),
    isOn: (e) => e.isActive('heading', { level: 3 }),
  },
  { name: 'bullets', face: '•', press: (e) => chain(e).toggleBulletList().run(), isOn: (e) => e.isActive('bulletList') },
  { name: 'numbers', face: '1.', press: (e) => chain(e).toggleOrderedList().run(), isOn: (e) => e.isActive('orderedList') },
  { name: 'quote', face: '❝', press: (e) => chain(e).toggleBlockquote().run(), isOn: (e) => e.isActive('blockquote') },
]

/** Keyboard as in any toolbar: Tab goes in and out, the arrows from button to button. */
export function RichTextToolbar({ editor }: { readonly editor: Editor }) {
  const t = useText('richText')
  const [isLinking, setIsLinking] = useState(false)
  const [current, setCurrent] = useState(0)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => [...tools.map(({ isOn }) => isOn(now)), now.isActive('link')],
  })
  const button = (index: number) => ({
    type: 'button' as const,
    tabIndex: index === current ? 0 : -1,
    onFocus: () => setCurrent(index),
  })
  return (
    <>
      <div role="toolbar" aria-label={t('toolbar')} className="rich-text-tools" onKeyDown={moveFocus}>
        {tools.map(({ name, face, press }, index) => (
          <button
            key={name}
            {...button(index)}
            aria-pressed={on[index]}
            aria-label={t(name)}
            title={t(name)}
            onClick={() => press(editor)}
          >
            {face}
          </button>
        ))}
        <button
          {...button(tools.length)}
          aria-pressed={on[tools.length]}
          aria-expanded={isLinking}
          className="rich-text-wide"
          onClick={() => setIsLinking(!isLinking)}
        >
          {t('link')}
        </button>
      </div>
      {isLinking && <LinkForm editor={editor} onDone={() => setIsLinking(false)} />}
    </>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const from = buttons.findIndex((each) => each.matches(':focus'))
  buttons[(from + step + buttons.length) % buttons.length]?.focus()
  event.preventDefault()
}
