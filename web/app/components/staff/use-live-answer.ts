import { useCallback, useEffect, useRef } from 'react'
import { useFetcher, useFormAction } from 'react-router'

/** Milliseconds after the last change. */
const patience = 400

interface LiveAnswer<Answer> {
  readonly data: Answer | undefined
  readonly ask: (form: HTMLFormElement) => void
  /** What was not asked yet is not asked: the form itself is being sent. */
  readonly stop: () => void
}

/**
 * What the page's own action answers to a form that is still being filled in, a moment after the last change.
 * The address is the page's, also when the next page is already on its way. Nothing else of the page is read
 * again: a form that somebody else saved meanwhile would begin anew under what is being typed.
 *
 * @param asks the field by which the action knows that nothing is to be saved
 */
export function useLiveAnswer<Answer>(asks: { readonly name: string; readonly value: string }): LiveAnswer<Answer> {
  const { data, submit } = useFetcher<Answer>()
  const action = useFormAction()
  const { name, value } = asks
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = useCallback(() => clearTimeout(waiting.current), [])
  const ask = useCallback(
    (form: HTMLFormElement) => {
      stop()
      waiting.current = setTimeout(() => {
        const fields = new FormData(form)
        fields.set(name, value)
        void submit(fields, { method: 'post', action, defaultShouldRevalidate: false })
      }, patience)
    },
    [submit, action, name, value, stop],
  )
  useEffect(() => stop, [stop])
  return { data: data as Answer | undefined, ask, stop }
}
