import { useEffect, useRef } from 'react'
import type { FetcherSubmitFunction } from 'react-router'

/** Milliseconds after the last change. */
const patience = 400

/** Asks for the preview of the form around the element whenever anything in the form changes. */
export function useLivePreview(submit: FetcherSubmitFunction) {
  const inside = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => {
        const fields = new FormData(form)
        fields.set('go', 'preview')
        void submit(fields, { method: 'post' })
      }, patience)
    }
    ask()
    form.addEventListener('input', ask)
    return () => {
      clearTimeout(waiting)
      form.removeEventListener('input', ask)
    }
  }, [submit])
  return inside
}
