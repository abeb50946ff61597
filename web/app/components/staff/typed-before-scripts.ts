import { useLayoutEffect } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement

interface Typed {
  readonly text: string
  readonly from: number | null
  readonly to: number | null
}

/** A colour and a range have a value of their own where the page gave none: nobody typed it. */
const noText = ['checkbox', 'radio', 'file', 'hidden', 'submit', 'color', 'range']

const typed = new Map<TextControl, Typed>()

// This file is read before React takes the page over, and after the first that people may have typed.
if (!import.meta.env.SSR) {
  for (const field of document.querySelectorAll<TextControl>('input, textarea')) {
    if (isText(field) && field.value !== field.defaultValue) remember(field)
  }
  document.addEventListener('input', onInput, true)
  document.addEventListener('beforeinput', onBeforeInput, true)
}

/**
 * Keeps what was typed while the scripts of the page were on their way. React writes a text area's first
 * words over it, and neither knows it in a field whose value it holds nor tells those who listen.
 */
export function useTypedBeforeScripts(): void {
  useLayoutEffect(() => {
    document.removeEventListener('input', onInput, true)
    document.removeEventListener('beforeinput', onBeforeInput, true)
    for (const [field, before] of typed) if (field.isConnected) tell(field, before)
    typed.clear()
  }, [])
}

function isText(target: EventTarget | null): target is TextControl {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !noText.includes(target.type)
}

function remember(field: TextControl): void {
  typed.set(field, { text: field.value, from: field.selectionStart, to: field.selectionEnd })
}

function onInput({ target }: Event): void {
  if (isText(target)) remember(target)
}

/** Who types on while React takes the page over, part by part, types on in the own text. */
function onBeforeInput({ target }: Event): void {
  const before = isText(target) && typed.get(target)
  if (!before || !isText(target) || target.value === before.text) return
  target.value = before.text
  putCaret(target, before)
}

/** As if it had just been typed: React compares with what it saw last, which its own setter tells it. */
function tell(field: TextControl, before: Typed): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  field.value = ''
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, before.text)
  if (field === document.activeElement) putCaret(field, before)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function putCaret(field: TextControl, { from, to }: Typed): void {
  // Fields of numbers and dates have no caret that scripts could put.
  if (from !== null) field.setSelectionRange(from, to)
}
