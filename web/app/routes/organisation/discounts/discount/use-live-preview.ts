import { useEffect, useRef } from 'react'
import { useActionData } from 'react-router'
import { useLiveAnswer } from '#app/components/staff/use-live-answer.ts'
import type { DiscountReply } from './answer-discount.ts'

/**
 * The preview of the form around the element, asked for whenever anything in the form changes, and at once
 * where there is something to show: a reply is newer than what was asked before it.
 */
export function useLivePreview(asksAtOnce: boolean) {
  const { data, ask, stop } = useLiveAnswer<DiscountReply>({ name: 'go', value: 'preview' })
  const reply = useActionData()
  const inside = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form) return
    const onInput = () => ask(form)
    if (asksAtOnce || reply) ask(form)
    form.addEventListener('input', onInput)
    form.addEventListener('submit', stop)
    return () => {
      stop()
      form.removeEventListener('input', onInput)
      form.removeEventListener('submit', stop)
    }
  }, [ask, stop, asksAtOnce, reply])
  return { data, inside }
}
