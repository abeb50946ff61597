import { type KeyboardEvent, useCallback } from 'react'

const steps = { ArrowUp: -1, ArrowDown: 1, Enter: 1 } as const

/**
 * Arrow up and down, and Enter, lead to the same column of the next plot, as in a spreadsheet. Tab does what
 * it always does.
 */
export function useGridKeys() {
  return useCallback((event: KeyboardEvent<HTMLFormElement>) => {
    const field = event.target
    if (!(field instanceof HTMLInputElement) || !field.classList.contains('rates-cell') || !Object.hasOwn(steps, event.key))
      return
    const cell = field.closest('td')
    const row = cell?.closest('tr')
    const rows = [...(row?.parentElement?.children ?? [])]
    const next = row && rows[rows.indexOf(row) + steps[event.key as keyof typeof steps]]
    const column = cell && row ? [...row.children].indexOf(cell) : -1
    const target = next?.children[column]?.querySelector<HTMLElement>('.rates-cell')
    event.preventDefault()
    if (!(target instanceof HTMLInputElement)) return
    target.focus()
    target.select()
  }, [])
}
