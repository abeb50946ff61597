import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { plotParameter } from '#app/selection/selection-parameters.ts'

/** Sends the picker once if somebody ticked or unticked a plot before the scripts were there. */
export function useTickedBeforeScripts(submit: (form: HTMLFormElement) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const catchUp = useEffectEvent(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>(
      `input[name=${plotParameter}]:is([type=checkbox], [type=radio])`,
    )
    const isOther = [...(boxes ?? [])].some(({ checked, defaultChecked }) => checked !== defaultChecked)
    if (form.current && isOther) submit(form.current)
  })
  useEffect(() => catchUp(), [])
  return form
}
